import type { ParsedSettings } from './schema/index.ts';
import type { TelemetrySettings } from './settings.ts';

/** The settings of the export by OTLP. */
export function buildTelemetry({ metricsInterval, headers, ...own }: ParsedSettings['telemetry']): TelemetrySettings {
  return {
    ...own,
    endpoint: own.endpoint,
    headers: headers === undefined ? {} : headersIn(headers),
    metricsIntervalMs: metricsInterval,
  };
}

/** Headers as OpenTelemetry's variable has them: like W3C baggage, with values in percent encoding. */
function headersIn(text: string): Record<string, string> {
  const pairs = text.split(',').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at > 0 ? [[pair.slice(0, at).trim().toLowerCase(), decoded(pair.slice(at + 1).trim())]] : [];
  });
  return Object.fromEntries(pairs) as Record<string, string>;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
