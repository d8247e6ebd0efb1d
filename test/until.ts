/** Tries something again and again, until it neither throws nor is false. Fails with its last error after this time. */
export async function until(attempt: () => unknown, { timeoutMs = 10_000, intervalMs = 20 } = {}): Promise<void> {
  const endsAt = performance.now() + timeoutMs;
  for (;;) {
    try {
      if ((await attempt()) !== false) return;
      if (performance.now() > endsAt) throw new Error(`It was not so within ${timeoutMs} ms.`);
    } catch (error) {
      if (performance.now() > endsAt) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
}
