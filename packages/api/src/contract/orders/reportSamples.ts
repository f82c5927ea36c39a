import {
  sampleUpdate,
  type OrderSample,
  type ReportSample,
} from '../../entities/orders/reportSample';
import type { ReportSampleRow } from '../../resources/orders/reportSample';
import { idRef, orderRef } from '../../schema';
import { change, get, read } from '../call';
import { listRequest, type ListPage } from '../listPage';

/** Issued reports that are inspected once more. Not specified. */
export const reportSamples = {
  getList: get('/reportSample/getList', { alsoPost: true })
    .takes(listRequest)
    .gives<ListPage<ReportSampleRow>>(),
  getDetail: read('/reportSample/getDetail').takes(idRef).gives<ReportSample>(),
  getOfOrder: read('/reportSample/getOfOrder').takes(orderRef).gives<OrderSample>(),
  /** Draws the issued report of an order by hand. */
  draw: change('/reportSample/draw').takes(orderRef).gives<OrderSample>(),
  /** Makes a move of one; `finish` brings its result. */
  update: change('/reportSample/update').takes(sampleUpdate).gives<ReportSample>(),
};
