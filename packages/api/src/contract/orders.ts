import { object, string } from 'yup';
import type { OrderRow } from '../entities/order';
import { crud } from './crud';

/** The order list, one row an order with the names of what it refers to. */
export const orders = crud<OrderRow, object>('vOrderInfo', object({ id: string() }));
