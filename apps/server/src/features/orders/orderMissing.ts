import { Failure } from '../../failure';
import { orderTexts } from './texts';

/** The order is missing, or outside the caller's scope. */
export const orderMissing = () =>
  new Failure(
    404,
    orderTexts((t) => t.orderMissing),
  );
