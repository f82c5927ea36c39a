import type { ApiProblem, DangerLevel } from '@mingjian/api';

/** A question to a data source about a candidate. */
export interface SourceQuestion {
  /** Identifies the query for the vendor: a repeated one has another. */
  traceId: string;
  /** Code of the survey item. */
  item: string;
  name: string;
  idCardNo: string | null;
  mobile: string | null;
}

/** The answer of a data source, as a task takes it. */
export interface SourceAnswer {
  /** Code of `task_result`: 1 consistent · 2 mostly · 3 inconsistent · 4 record · 5 no record. */
  result: 1 | 2 | 3 | 4 | 5;
  level: DangerLevel;
  /** Why the level is red, yellow or blue; `null` for green. */
  reason: string | null;
  /** Details, by their names. */
  facts: Readonly<Record<string, string>>;
}

/** A request to a data source with its response, not masked. */
export interface SourceExchange {
  url: string;
  request: object;
  /** `null` when none came. */
  response: string | null;
  httpStatus: number | null;
  /** The vendor's own code; `null` in a response that cannot be read. */
  bizCode: string | null;
  /** `null` with a problem. */
  answer: SourceAnswer | null;
  problem: ApiProblem | null;
}

/** A data source that this installation may ask. */
export interface Source {
  code: string;
  name: string;
  nameEn: string;
  vendor: string;
  /** Codes of the survey items that it answers. */
  items: readonly string[];
  /** In fen for one query with an answer. */
  price: number;
  /** Asks it. Never throws: what goes wrong is the exchange's problem. */
  query(question: SourceQuestion): Promise<SourceExchange>;
}
