import { openApi, openApiDocument } from '@mingjian/api';
import { bind, type Handler } from '../../http/bind';
import { demandKey } from '../apiKeys/demandKey';
import type { Feature } from '../feature';
import { issuedReport } from '../reports/issuedReport';
import { documentFile } from './openApiDocument';
import { keyFacts } from './keyFacts';
import { cancelOpenOrder, listOpenOrders, placeOpenOrder, readOpenOrder } from './openOrders';
import { listOpenProducts } from './openProducts';
import { operations, type OperationName } from './operations';

/** Returns a handler that asks the key first. */
const guarded =
  <Name extends OperationName>(
    name: Name,
    run: Handler<(typeof openApi)[Name]>,
  ): Handler<(typeof openApi)[Name]> =>
  async (input, caller, backend) => {
    demandKey(operations[name].scope, caller, backend);
    return run(input, caller, backend);
  };

/** Calls for the systems of client companies, and their description. */
export const openApiFeature: Feature = {
  name: 'openApi',
  calls: [
    bind(openApi).to({
      getKey: guarded('getKey', keyFacts),
      getProducts: guarded('getProducts', listOpenProducts),
      placeOrder: guarded('placeOrder', placeOpenOrder),
      getOrders: guarded('getOrders', listOpenOrders),
      getOrder: guarded('getOrder', readOpenOrder),
      cancelOrder: guarded('cancelOrder', cancelOpenOrder),
      report: guarded('report', issuedReport),
    }),
    bind(openApiDocument).to({
      getDocument: async (_, { language }, { installation }) =>
        documentFile(language, installation.publicUrl),
    }),
  ],
};
