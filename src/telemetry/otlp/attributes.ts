import type { Attributes, AttributeValue } from '../trace/span.ts';

/** Attributes in OTLP's JSON form. Those without a value are left out. */
export function otlpAttributes(attributes: Attributes): object[] {
  return Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [{ key, value: otlpValue(value) }],
  );
}

function otlpValue(value: AttributeValue): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) ? { intValue: String(value) } : { doubleValue: value };
  }
  return { arrayValue: { values: value.map(otlpValue) } };
}

/** A time of `performance.now` as nanoseconds since the epoch, exact to the microsecond. */
export function otlpTime(at: number): string {
  return `${Math.round((performance.timeOrigin + at) * 1000)}000`;
}
