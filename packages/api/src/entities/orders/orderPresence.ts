import { number, object, string } from 'yup';
import { idText } from '../../schema';

/** Pages of an order that several people may have open: 1 the order · 2 its report. */
export type PresencePage = 1 | 2;

/** Somebody else who has an order open now. */
export interface PresentPerson {
  userName: string;
  page: PresencePage;
  /** Whether there is input that is not saved yet. */
  isEditing: boolean;
}

/** The other people at an order, and the order's version. */
export interface OrderPresence {
  /** Colleagues of the caller, each once, those who edit first. */
  people: PresentPerson[];
  /** Version of the order, which is higher than that of a page that is out of date. */
  version: number;
  /** Name of the colleague who changed the order last; `null` for anybody else. */
  changedBy: string | null;
}

/** Milliseconds between two reports of a window that has an order open. */
export const PRESENCE_PAUSE = 15_000;

/** Schema of the report of a window. */
export const presenceReport = object({
  orderId: idText().required(),
  /** Random id of the window. */
  windowId: string()
    .matches(/^[\w-]{8,64}$/)
    .required(),
  page: number<PresencePage>().oneOf([1, 2]).required(),
  /** 1 with input that is not saved yet. @default 0 */
  isEditing: number<0 | 1>().oneOf([0, 1]),
  /** 1 when the page has been left. @default 0 */
  hasLeft: number<0 | 1>().oneOf([0, 1]),
});
