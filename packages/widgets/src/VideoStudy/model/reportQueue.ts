import type { StudyReport } from './studyVideo';

/** Options of one call of `onReport`. */
export interface ReportOptions {
  /**
   * Whether the page may end before the response: pass it to `fetch`. A beacon carries no headers,
   * so it cannot be used with a token.
   */
  keepalive: boolean;
}

/** Sends a report. A rejection or a thrown error counts as not received. */
export type SendReport = (report: StudyReport, options: ReportOptions) => unknown;

export interface ReportQueue {
  /** Sends a report after those that wait, or at once when the reader leaves. */
  add(report: Omit<StudyReport, 'seq'>, options: ReportOptions): void;
  /** Sends again what failed. Nothing happens while a report is on its way. */
  retry(): void;
}

/**
 * Creates a queue that sends one report at a time. A failed one stays as it is, under its number,
 * and goes first with the next; a waiting one that was never sent is replaced by a newer one, since
 * that contains it. So it holds three at most, however long the connection is down.
 */
export function createReportQueue(send: SendReport): ReportQueue {
  let seq = 0;
  let delivered = 0;
  let failed: StudyReport | null = null;
  let inFlight: StudyReport | null = null;
  let waiting: StudyReport | null = null;

  const attempt = async (report: StudyReport, options: ReportOptions): Promise<boolean> => {
    try {
      await send(report, options);
      delivered = Math.max(delivered, report.seq);
      return true;
    } catch {
      // A newer report contains this one.
      if (report.seq > delivered) failed = report;
      return false;
    }
  };

  const flush = async (options: ReportOptions): Promise<void> => {
    if (inFlight !== null) return;
    const report = failed ?? waiting;
    if (report === null) return;
    if (report === waiting) waiting = null;
    failed = null;
    inFlight = report;
    const isDelivered = await attempt(report, options);
    inFlight = null;
    if (isDelivered) await flush(options);
  };

  /** The page may be gone before a response: nothing is waited for. */
  const sendNow = () => {
    const reports = [failed, waiting].filter((report) => report !== null);
    failed = null;
    waiting = null;
    for (const report of reports) void attempt(report, { keepalive: true });
  };

  return {
    add(report, options) {
      const isEnd = waiting?.reason === 'end' && report.reason !== 'leave';
      const reason = isEnd ? 'end' : report.reason;
      waiting = { ...report, reason, seq: waiting?.seq ?? (seq += 1) };
      if (report.reason === 'leave') sendNow();
      else void flush(options);
    },
    retry: () => void flush({ keepalive: false }),
  };
}
