print("bloom")
