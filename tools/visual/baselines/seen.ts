import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { emptyVisit, type Visit } from '../capture/visit';
import type { CellName } from '../report';

/**
 * Memory of earlier runs: a story made of the same is not visited again. It lies beside the tree: a
 * file that is committed could claim anything.
 */
export interface SeenStories {
  /** Returns what was seen of a story in these cells; `null` where it must be visited. */
  recall(story: string, fingerprint: string, cells: readonly CellName[]): Visit | null;
  /** Remembers a visit without any fault. */
  remember(visit: Visit, fingerprint: string): void;
  save(): void;
}

interface SeenStory {
  fingerprint: string;
  /** Hashes of pictures and texts. */
  shots: Record<CellName, string>;
  spoken: Record<CellName, string>;
  looksLike: Visit['looksLike'];
}

const NO_PIXELS = { width: 0, height: 0, bytes: new Uint8Array() };

/** Opens the file of what was seen. A damaged one is begun anew. */
export function openSeen(file: string): SeenStories {
  const stories = readSeen(file);
  return {
    recall(story, fingerprint, cells) {
      const seen = stories[story];
      if (seen?.fingerprint !== fingerprint || !cells.every((cell) => cell in seen.shots))
        return null;
      return {
        ...emptyVisit(story),
        looksLike: seen.looksLike,
        shots: new Map(
          cells.map((cell) => [cell, { hash: seen.shots[cell]!, pixels: NO_PIXELS, masked: 0 }]),
        ),
        spoken: new Map(
          Object.entries(seen.spoken).map(([cell, hash]) => [cell, { hash, lines: [] }]),
        ),
      };
    },
    remember({ story, shots, spoken, looksLike }, fingerprint) {
      const known = stories[story];
      const earlier = known?.fingerprint === fingerprint ? known.shots : {};
      stories[story] = {
        fingerprint,
        shots: { ...earlier, ...hashesIn(shots) },
        spoken: hashesIn(spoken),
        looksLike,
      };
    },
    save() {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(stories));
    },
  };
}

function readSeen(file: string): Record<string, SeenStory> {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, SeenStory>;
  } catch {
    return {};
  }
}

const hashesIn = (contents: ReadonlyMap<CellName, { hash: string }>) =>
  Object.fromEntries([...contents].map(([cell, { hash }]) => [cell, hash]));
