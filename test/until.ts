// Tests may stop the clock: this one goes on.
const { setTimeout } = globalThis;
const now = performance.now.bind(performance);

/**
 * Tries something again and again, until it neither throws nor is false. Resolves with its value, and
 * fails with its last error after this time: less than a test may take, and as long as a busy machine may need.
 */
export async function until<Value>(
  attempt: () => Value | Promise<Value>,
  { timeoutMs = 50_000, intervalMs = 20 } = {},
): Promise<Value> {
  const endsAt = now() + timeoutMs;
  for (;;) {
    try {
      const value = await attempt();
      if (value !== false) return value;
      if (now() > endsAt) throw new Error(`It was not so within ${timeoutMs} ms.`);
    } catch (error) {
      if (now() > endsAt) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
}
