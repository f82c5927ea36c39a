import { object, string } from 'yup';

/** Name and payload of the job that makes the order of an event. */
export const eventProcessing = {
  name: 'recruiting-event',
  payload: object({ id: string().required() }),
};

/** Name and payload of the job that delivers what waits of an order. */
export const orderPushing = {
  name: 'recruiting-push',
  payload: object({ orderId: string().required() }),
};
