import { percent, whole } from './numbers.ts';
import { section, withoutDefaults } from './section.ts';
import { duration, size } from './units.ts';

/** How upstreams are treated, with what holds where nothing is said. */
export const tuning = {
  timeouts: section('How long an upstream may take.', {
    connect: duration('To open a connection.').prefault('2s'),
    headers: duration("From the request's last byte to the answer's headers.").prefault('10s'),
    body: duration("Between two parts of the answer's body.").prefault('10s'),
    total: duration('For a call altogether, retries included.').prefault('15s'),
  }).prefault({}),
  answer: section('How large an answer may be.', {
    bytes: size("An answer's body, after decompression.", { to: '512MiB' }).prefault('10MiB'),
    ratio: whole('Decompressed bytes for each compressed one, once past the first 64 KiB.', {
      from: 1,
      to: 10_000,
    }).prefault(100),
  }).prefault({}),
  connections: whole('Connections kept open at most.', { from: 1, to: 4096 }).prefault(64),
  retry: section('When a call is tried again. Only what is safe to repeat ever is.', {
    attempts: whole('Further attempts after the first.', { from: 0, to: 10 }).prefault(2),
    budget: percent(
      'Retries for each hundred calls, so that a failing upstream is not sent several times its load.',
    ).prefault('10%'),
  }).prefault({}),
  breaker: section('When calls fail at once because the upstream is down.', {
    failures: whole('So many failures in a row open the breaker; 0 turns it off.', { from: 0, to: 100_000 }).prefault(
      10,
    ),
    open: duration('How long calls fail at once before one is let through to try.').prefault('5s'),
  }).prefault({}),
};

/** The same for one interface, which goes by `defaults` where nothing is said. */
export const ownTuning = withoutDefaults(tuning);
