import type { Contract, Quota } from '#contract';
import type { UpstreamRequest } from '../request/request.ts';
import type { InterfaceSettings } from '../settings.ts';
import type { QuotaCount } from './quota-store.ts';

const NONE: readonly QuotaCount[] = [];
/** What has one count for all calls of the gateway. */
const WHOLE = new Set(['address', 'project']);

/** The quotas of an interface by operation: those of its settings, or else those of its contract. */
export class OperationQuotas {
  readonly all: readonly QuotaCount[];
  /** Without keys. */
  readonly #ofOperation: ReadonlyMap<string, readonly QuotaCount[]>;
  /** The operations of which a count has a key. */
  readonly #keyed: ReadonlySet<string>;
  readonly #isOwnCredential: boolean;

  constructor({ slug, quotas = [], operations }: Contract, settings: InterfaceSettings) {
    this.all = (settings.quotas ?? quotas).map((quota) => ({ name: `${slug}.${quota.name}`, key: '', quota }));
    this.#isOwnCredential = settings.credentials.type !== 'forwarded';
    const ids = Object.keys(operations);
    const ofOperation = (id: string) => this.all.filter(({ quota }) => quota.operations?.includes(id) ?? true);
    this.#ofOperation = new Map(ids.map((id) => [id, ofOperation(id)]));
    this.#keyed = new Set(ids.filter((id) => ofOperation(id).some(({ quota }) => this.#hasKey(quota))));
  }

  get isEmpty(): boolean {
    return this.all.length === 0;
  }

  /** The counts of a request. */
  countsOf(request: UpstreamRequest): readonly QuotaCount[] {
    const { id } = request.plan.operation;
    const counts = this.#ofOperation.get(id) ?? NONE;
    if (!this.#keyed.has(id)) return counts;
    return counts.map((count) => ({ ...count, key: this.#keyOf(count.quota, request) }));
  }

  #hasKey({ per }: Quota): boolean {
    return !WHOLE.has(per) && !(per === 'credential' && this.#isOwnCredential);
  }

  #keyOf(quota: Quota, { identity, args }: UpstreamRequest): string {
    if (!this.#hasKey(quota)) return '';
    return quota.per === 'credential' ? identity.key : String(args[quota.per]);
  }
}
