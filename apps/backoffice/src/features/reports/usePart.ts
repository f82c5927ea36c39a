import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  reportCover,
  reportEnding,
  reportRemark,
  reportSummary,
  type ApiError,
  type ReportPart,
  type ReportPartName,
} from '@mingjian/api';
import { useCall, useSubmit } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import type { FormDraft } from '@mingjian/widgets/Form';
import { useDrafts, useUnsavedReport } from '../../shell';
import { studioTexts } from './studio.texts';

const CALLS = {
  cover: reportCover,
  summary: reportSummary,
  remark: reportRemark,
  ending: reportEnding,
};

/** Pauses in typing before the words are stored on this device, and on the server. */
const DRAFT_PAUSE = 300;
const SAVE_PAUSE = 1_000;
/** Pause before a save that failed is tried again. */
const RETRY_PAUSE = 15_000;

/** Words of a part in both languages. */
export interface PartWords {
  content: string;
  contentEn: string;
}

/** A part of a report while it is written. */
export interface PartState {
  part: ReportPartName;
  /** `undefined` while it is being loaded. */
  words: PartWords | undefined;
  status: 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict';
  /** When it was saved last. */
  saveTime: string | null;
  /** The part as somebody else saved it, until one of both is chosen. */
  conflict: ReportPart | null;
  /** Whether words of an earlier visit that were not saved came back. */
  isRestored: boolean;
  loadError: ApiError | undefined;
  change(words: Partial<PartWords>): void;
  save(): void;
  /** Decides a conflict. */
  choose(side: 'mine' | 'theirs'): void;
}

/**
 * A part of an order's report, which saves itself. Words that are not saved yet stay on the device;
 * those of somebody who was faster are never overwritten.
 */
export function usePart(orderId: string, part: ReportPartName, isWritable: boolean): PartState {
  const t = useTexts(studioTexts);
  const { data, error, mutate } = useCall(CALLS[part].getLastVersion, { orderId });
  const { submit } = useSubmit(CALLS[part].save);
  const record = `report/${orderId}/${part}`;
  const drafts = useDrafts(record, `${t.title} · ${t[`${part === 'remark' ? 'body' : part}Step`]}`);
  const reportUnsaved = useUnsavedReport(record);
  const [typed, setTyped] = useState<PartWords>();
  const [base, setBase] = useState<ReportPart>();
  const [status, setStatus] = useState<PartState['status']>('saved');
  const [conflict, setConflict] = useState<ReportPart | null>(null);
  const [isRestored, setRestored] = useState(false);
  const latest = useRef<PartWords>(undefined);
  const isSaving = useRef(false);
  const stored = base ?? data ?? undefined;
  const words = typed ?? (stored && wordsOf(stored));

  const forgetDraft = async () => drafts?.store.remove(record, [part]);
  const write = (next: PartWords) => {
    latest.current = next;
    setTyped(next);
  };

  const save = async (versionNo?: number) => {
    const sent = latest.current;
    if (!sent || !stored || isSaving.current || (conflict && versionNo === undefined)) return;
    isSaving.current = true;
    setStatus('saving');
    const outcome = await submit({ orderId, ...sent, versionNo: versionNo ?? stored.versionNo });
    isSaving.current = false;
    if (outcome.ok) {
      setBase(outcome.data);
      await mutate(outcome.data, { revalidate: false });
      const isLatest = latest.current === sent;
      setStatus(isLatest ? 'saved' : 'unsaved');
      if (isLatest) await forgetDraft();
      return;
    }
    const newer = outcome.error.kind === 'conflict' ? partIn(outcome.error.details) : undefined;
    if (newer) setConflict(newer);
    setStatus(newer ? 'conflict' : 'failed');
  };
  const saveLatest = useEffectEvent(() => void save());

  // The device first: a save that fails, and a window that closes, then lose nothing.
  useEffect(() => {
    if (!typed || status === 'saved') return undefined;
    const values = { ...typed, versionNo: stored?.versionNo ?? 0 };
    const timer = setTimeout(() => {
      void drafts?.store.save(record, { id: part, savedAt: Date.now(), values });
    }, DRAFT_PAUSE);
    return () => clearTimeout(timer);
  }, [typed, status, drafts, record, part, stored?.versionNo]);

  useEffect(() => {
    if (status !== 'unsaved' && status !== 'failed') return undefined;
    const timer = setTimeout(saveLatest, status === 'failed' ? RETRY_PAUSE : SAVE_PAUSE);
    return () => clearTimeout(timer);
  }, [typed, status]);

  const isOpen = status !== 'saved';
  useEffect(() => {
    reportUnsaved(
      isOpen
        ? {
            title: t.title,
            changes: 1,
            isLasting: drafts?.store.isLasting === true,
            discard: () => void drafts?.store.remove(record, [part]),
          }
        : null,
    );
  }, [isOpen, reportUnsaved, t.title, drafts, record, part]);

  const restore = useEffectEvent((draft: FormDraft | undefined, from: ReportPart) => {
    if (!draft || latest.current) return;
    const { content, contentEn, versionNo } = draft.values;
    const found = { content: String(content), contentEn: String(contentEn) };
    if (found.content === from.content && found.contentEn === from.contentEn) return;
    write(found);
    setRestored(true);
    const isNewest = versionNo === from.versionNo;
    if (!isNewest) setConflict(from);
    setStatus(isNewest ? 'unsaved' : 'conflict');
  });
  useEffect(() => {
    if (!drafts || !data || !isWritable) return undefined;
    let isCurrent = true;
    void drafts.store.list(record).then(([draft]) => isCurrent && restore(draft, data));
    return () => {
      isCurrent = false;
    };
  }, [drafts, data, isWritable, record]);

  return {
    part,
    words,
    status,
    saveTime: stored?.saveTime ?? null,
    conflict,
    isRestored,
    loadError: error,
    change(changes) {
      if (!words) return;
      write({ ...words, ...changes });
      if (!conflict) setStatus('unsaved');
    },
    save: () => void save(),
    choose(side) {
      if (!conflict) return;
      setConflict(null);
      setBase(conflict);
      if (side === 'mine') return void save(conflict.versionNo);
      write(wordsOf(conflict));
      setStatus('saved');
      void forgetDraft();
    },
  };
}

const wordsOf = ({ content, contentEn }: PartWords): PartWords => ({ content, contentEn });

/** Returns the newer part that a refusal brings. */
function partIn(details: unknown): ReportPart | undefined {
  const part = details as Partial<ReportPart> | null;
  return typeof part?.versionNo === 'number' ? (part as ReportPart) : undefined;
}
