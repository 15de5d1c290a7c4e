// A thread that never says that it begins.
export function think() {
  for (;;);
}
