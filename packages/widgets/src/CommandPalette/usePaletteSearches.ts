import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { matchItem } from './model/matchItem';
import type { PaletteItem, PaletteSource } from './model/paletteItem';
import { narrowed, type PaletteQuery } from './model/paletteQuery';

/** Pause in typing after which a search starts, in milliseconds. */
const PAUSE = 150;

interface Response {
  /** The text that was searched for. */
  text: string;
  items: readonly PaletteItem[];
  isFailed: boolean;
}

/** The searches of sources for a query. */
export interface PaletteSearches {
  /** Items by the id of their source; of an earlier text those that the present one matches. */
  found: ReadonlyMap<string, readonly PaletteItem[]>;
  /** Sources whose response is on its way. */
  loading: readonly PaletteSource[];
  /** Sources whose search failed. */
  failed: readonly PaletteSource[];
  /** Searches one source again. */
  retry(source: PaletteSource): void;
}

const NOTHING: readonly PaletteSource[] = [];

/**
 * Searches the sources once typing pauses. Another text aborts what runs, and a response to an
 * earlier text is ignored.
 */
export function usePaletteSearches(
  sources: readonly PaletteSource[],
  { prefix, text }: PaletteQuery,
): PaletteSearches {
  const [responses, setResponses] = useState<ReadonlyMap<string, Response>>(new Map());
  const running = useRef<AbortController>(null);
  const searched = narrowed(sources, prefix).filter(({ search }) => search !== undefined);

  const run = async (source: PaletteSource, signal: AbortSignal) => {
    const store = (response: Response) => {
      if (!signal.aborted) setResponses((last) => new Map(last).set(source.id, response));
    };
    try {
      store({ text, items: await source.search!(text, { signal }), isFailed: false });
    } catch {
      store({ text, items: [], isFailed: true });
    }
  };
  const runAll = useEffectEvent((signal: AbortSignal) => {
    for (const source of searched)
      if (responses.get(source.id)?.text !== text) void run(source, signal);
  });
  useEffect(() => {
    if (text === '') return undefined;
    const controller = new AbortController();
    running.current = controller;
    const timer = setTimeout(() => runAll(controller.signal), PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [prefix, text]);

  if (text === '') return { found: new Map(), loading: NOTHING, failed: NOTHING, retry: () => {} };
  const stateOf = ({ id }: PaletteSource) => {
    const response = responses.get(id);
    return response?.text === text ? response : undefined;
  };
  return {
    found: new Map(
      searched.map(({ id }) => {
        const { text: answered = text, items = [] } = responses.get(id) ?? {};
        const isCurrent = answered === text;
        return [id, isCurrent ? items : items.filter((item) => matchItem(item, text))];
      }),
    ),
    loading: searched.filter((source) => !stateOf(source)),
    failed: searched.filter((source) => stateOf(source)?.isFailed),
    retry: (source) => {
      const { signal } = running.current ?? {};
      if (!signal) return;
      setResponses((last) => {
        const next = new Map(last);
        next.delete(source.id);
        return next;
      });
      void run(source, signal);
    },
  };
}
