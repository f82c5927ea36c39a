import { gatewayRoute, gatewayRoutes, type GatewayRoute } from '@mingjian/api';
import { listOf, type ResourceList } from '../../shared/resourceList/listOf';
import { gatewayRouteTexts } from './gatewayRoutes.texts';

/** Routes of the gateway. They are deleted by a path with their ids. */
export const gatewayRouteList: ResourceList<GatewayRoute> = {
  ...listOf(gatewayRoute, {
    pageCode: 'gatewayRoute',
    texts: gatewayRouteTexts,
    nameField: 'routeName',
    columns: [
      { field: 'routeName', width: 160, card: 'title' },
      { field: 'path', width: 220, card: 'subtitle' },
      { field: 'target', width: 280, card: 'fact' },
      { field: 'stripPrefix', width: 100, card: 'fact' },
      { field: 'sort', width: 80, card: 'fact' },
      { field: 'enabled', width: 90, card: 'mark' },
      { field: 'remark', width: 220 },
      'updateTime',
    ],
    filters: ['routeName', 'path', 'enabled', 'target'],
    form: ['routeName', 'path', 'target', 'stripPrefix', 'sort', 'enabled', 'remark'],
  }),
  deletionOf: (ids) => ({ call: gatewayRoutes.delete, input: { ids } }),
};
