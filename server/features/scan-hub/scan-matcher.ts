import { joinTexts } from '#core/opportunities/keyword-index/fold-letters.ts';
import { KeywordIndex } from '#core/opportunities/keyword-index/keyword-index.ts';
import { parseKeyword } from '#core/opportunities/keyword-index/parse-keyword.ts';
import type { RunningScan } from './find-watches.ts';

const EXPECTED = 10_000;

/** A scan that wants a text, and which of its keywords the text contains. */
export type Match = { readonly scan: RunningScan; readonly keywords: readonly string[] };
type Text = { readonly community: string; readonly title: string; readonly body: string };

/** Finds the saved scans that a text matches, for all workspaces in one pass. */
export class ScanMatcher {
  readonly #index: KeywordIndex;
  readonly #scans = new Map<string, RunningScan>();
  readonly #numbers = new Map<string, number[]>();
  readonly #ownerOf: ({ scanId: string; keyword: string } | undefined)[] = [];
  readonly #free: number[] = [];
  /** Scans without keywords want every text in their communities. */
  #ofCommunity = new Map<string, RunningScan[]>();

  constructor(seed: number) {
    this.#index = new KeywordIndex({ expected: EXPECTED, seed });
  }

  replaceScans(scans: readonly RunningScan[]): void {
    const wanted = new Map(scans.map((scan) => [scan.id, scan]));
    for (const [id, { version }] of this.#scans) if (wanted.get(id)?.version !== version) this.#remove(id);
    this.#ofCommunity = new Map();
    for (const scan of scans) {
      if (!this.#numbers.has(scan.id)) this.#add(scan);
      this.#scans.set(scan.id, scan);
      if (scan.configuration.keywords.length > 0) continue;
      for (const key of scan.communityKeys)
        this.#ofCommunity.set(key, [...(this.#ofCommunity.get(key) ?? []), scan]);
    }
  }

  match({ community, title, body }: Text): Match[] {
    const key = community.toLowerCase();
    const found = new Map<string, Set<string>>();
    for (const number of this.#index.match(joinTexts(title, body))) {
      const owner = this.#ownerOf[number];
      if (!owner || !this.#scans.get(owner.scanId)?.communityKeys.has(key)) continue;
      found.set(owner.scanId, (found.get(owner.scanId) ?? new Set()).add(owner.keyword));
    }
    const all = (this.#ofCommunity.get(key) ?? []).map((scan): Match => ({ scan, keywords: [] }));
    for (const [id, keywords] of found) {
      const scan = this.#scans.get(id);
      const own = scan?.configuration.keywords.filter((keyword) => keywords.has(keyword));
      if (scan && own) all.push({ scan, keywords: own });
    }
    return all;
  }

  #add({ id, configuration }: RunningScan): void {
    const numbers: number[] = [];
    for (const keyword of configuration.keywords) {
      const parsed = parseKeyword(keyword);
      if ('problem' in parsed) continue;
      const number = this.#free.pop() ?? this.#ownerOf.length;
      this.#ownerOf[number] = { scanId: id, keyword };
      this.#index.add(number, parsed.expression);
      numbers.push(number);
    }
    this.#numbers.set(id, numbers);
  }

  #remove(id: string): void {
    for (const number of this.#numbers.get(id) ?? []) {
      this.#index.remove(number);
      this.#ownerOf[number] = undefined;
      this.#free.push(number);
    }
    this.#numbers.delete(id);
    this.#scans.delete(id);
  }
}
