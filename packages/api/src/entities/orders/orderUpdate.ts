import { object, string } from 'yup';
import { ORDER_UPDATES, type OrderUpdate } from '../../flows/orders/orderFlow';
import { idText, versionNumber, word } from '../../schema';

/** Schema of a move of an order. */
export const orderUpdate = object({
  orderId: idText().required(),
  action: string<OrderUpdate>()
    .oneOf([...ORDER_UPDATES])
    .required(),
  /** Required by moves that go against the order's course. */
  reason: word(500),
  /** Version of the order that the caller saw. */
  version: versionNumber(),
});
