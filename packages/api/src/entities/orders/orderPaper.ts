import { array, object } from 'yup';
import { idText, word } from '../../schema';

/** Most papers that each side of an order may add. */
export const ORDER_PAPERS = 20;

/** Who added a paper to an order: its client company, or the provider. */
export type PaperSide = 'client' | 'provider';

/** A paper of an order. */
export interface OrderPaper {
  id: string;
  name: string;
  /** Path of the file. */
  url: string;
  /** Who added it. */
  userName: string;
  createTime: string;
}

/** The papers of an order, by the side that added them. */
export interface OrderPapers extends Record<PaperSide, OrderPaper[]> {
  /** The signed letter and the résumé of the order itself, as far as they exist. */
  given: { name: string; url: string }[];
  /** The side whose papers the reader may change now; `null` for a reader. */
  changeable: PaperSide | null;
}

/** Schema of papers that are added to an order, by the paths of their uploads. */
export const orderPaperDraft = object({
  orderId: idText().required(),
  paths: array().of(word(500).required()).min(1).max(ORDER_PAPERS).required(),
});

/** Schema of the deletion of a paper. */
export const orderPaperRef = object({ orderId: idText().required(), id: idText().required() });
