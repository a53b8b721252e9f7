const LOOK_EVERY_MS = 20

/** Waits until a condition holds; throws with what `otherwise` says when it does not within `limitMs`. */
export async function within(limitMs: number, holds: () => boolean, otherwise: () => string): Promise<void> {
  const deadline = performance.now() + limitMs
  while (!holds()) {
    if (performance.now() > deadline) throw new Error(otherwise())
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}
