"""What people see and read: the picture, words, telling, the terminal."""
