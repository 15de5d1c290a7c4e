// A thread that can't start.
throw new Error('this module is broken')
