export { afterEach, beforeEach, describe, it } from 'vitest';
