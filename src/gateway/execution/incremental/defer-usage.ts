/** One `@defer` of a selection. Nested ones are delivered after their parent. */
export interface DeferUsage {
  readonly label: string | undefined;
  readonly parent: DeferUsage | undefined;
}
