import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { byId, communityName, instant } from '../fields.ts';
import {
  KEYWORD_MAX,
  SCAN_COMMUNITIES_MAX,
  SCAN_DEFAULTS,
  SCAN_KEYWORDS_MAX,
  changedFilters,
  scanFilters,
} from '../scanner.ts';

export const SAVED_SCANS_MAX = 20;
const NAME_MAX = 60;

const name = z
  .string('Give the scan a name.')
  .check(
    z.trim(),
    z.minLength(1, 'Give the scan a name.'),
    z.maxLength(NAME_MAX, 'Use at most 60 characters.'),
  );
/** The scan's subreddits; empty to scan the workspace's targets. */
const subreddits = z
  .array(communityName)
  .check(z.maxLength(SCAN_COMMUNITIES_MAX, `Scan at most ${SCAN_COMMUNITIES_MAX} subreddits at once.`));
const keywords = z
  .array(z.string().check(z.trim(), z.maxLength(KEYWORD_MAX, 'This keyword is too long.')))
  .check(z.maxLength(SCAN_KEYWORDS_MAX, `Use at most ${SCAN_KEYWORDS_MAX} keywords.`));

const chips = z.array(z.string().check(z.maxLength(KEYWORD_MAX)));
/** The scanner's form as last edited: its names and keywords may be invalid. */
export const scanSetup = z.object({
  subreddits: chips.check(
    z.maxLength(SCAN_COMMUNITIES_MAX, `Use at most ${SCAN_COMMUNITIES_MAX} subreddits.`),
  ),
  keywords: chips.check(z.maxLength(SCAN_KEYWORDS_MAX, `Use at most ${SCAN_KEYWORDS_MAX} keywords.`)),
  filters: scanFilters,
});
export type ScanSetup = z.output<typeof scanSetup>;
const NO_CHANGE = { add: [], remove: [] };
/** `remove` comes first, so a chip in both lists moves to the end. */
const chipChange = (most: number) =>
  z._default(
    z.object({
      add: z._default(chips.check(z.maxLength(most)), []),
      remove: z._default(chips.check(z.maxLength(most)), []),
    }),
    NO_CHANGE,
  );

const savedScan = z.object({
  id: z.string(),
  name: z.string(),
  /** True if it runs continuously and adds new threads. */
  isOn: z.boolean(),
  subreddits: z.array(z.string()),
  keywords: z.array(z.string()),
  filters: scanFilters,
  /** True to match keywords in comments too; without keywords only posts are read. */
  readsComments: z.boolean(),
  createdAt: instant,
});
export type SavedScan = z.output<typeof savedScan>;

export const listSavedScans = endpoint({
  method: 'GET',
  path: '/api/scanner/scans',
  summary: 'Your saved scans, whether the active ones can run, and the scanner’s setup',
  access: 'user',
  scope: 'read',
  output: z.object({
    scans: z.array(savedScan),
    /** Why no saved scan runs; null if they can run. */
    restsBecause: z.nullable(z.string()),
    /** The first saved scan's subreddits and keywords if the form was never edited. */
    setup: scanSetup,
  }),
  errors: ['UNAUTHORIZED'],
});

export const createSavedScan = endpoint({
  method: 'POST',
  path: '/api/scanner/scans',
  summary: 'Save a scan, switched on by default',
  access: 'user',
  scope: 'draft',
  body: z.object({
    name,
    isOn: z._default(z.boolean(), true),
    subreddits: z._default(subreddits, []),
    keywords: z._default(keywords, []),
    filters: z._default(scanFilters, { ...SCAN_DEFAULTS }),
    readsComments: z._default(z.boolean(), false),
  }),
  output: savedScan,
  status: 201,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'CONFLICT'],
});

export const changeSavedScan = endpoint({
  method: 'PATCH',
  path: '/api/scanner/scans/:id',
  summary: 'Change a saved scan, or switch it on or off',
  access: 'user',
  scope: 'draft',
  params: byId,
  body: z.object({
    name: z.optional(name),
    isOn: z.optional(z.boolean()),
    subreddits: z.optional(subreddits),
    keywords: z.optional(keywords),
    filters: z.optional(scanFilters),
    readsComments: z.optional(z.boolean()),
  }),
  output: savedScan,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'NOT_FOUND'],
});

export const deleteSavedScan = endpoint({
  method: 'DELETE',
  path: '/api/scanner/scans/:id',
  summary: 'Delete a saved scan; what it found stays',
  access: 'user',
  scope: 'draft',
  params: byId,
  output: null,
  errors: ['UNAUTHORIZED', 'NOT_FOUND'],
});

export const changeScanSetup = endpoint({
  method: 'PATCH',
  path: '/api/scanner/setup',
  summary: 'Change parts of the scanner’s setup, which all your browsers share',
  access: 'user',
  scope: 'draft',
  body: z.object({
    subreddits: chipChange(SCAN_COMMUNITIES_MAX),
    keywords: chipChange(SCAN_KEYWORDS_MAX),
    filters: z._default(changedFilters, {}),
  }),
  output: scanSetup,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT'],
});
