import { crud, gatewayRoute, gatewayRoutes as routeCalls } from '@mingjian/api';
import { bind, bindCall } from '../../http/bind';
import { resourceChanges, resourceListCall } from '../../resources/resourceCalls';
import { deleteRows } from '../../resources/resourceWrites';
import { demandRight } from '../../resources/scope';
import { ADMINISTRATORS } from '../../roles';
import type { Feature } from '../feature';
import { publishRoutes, readGatewayState } from './gatewayState';
import { gatewayRouteResource } from './resource';

/** The specification deletes by a path; the other calls are those of every resource. */
const [save, update] = resourceChanges(crud(gatewayRoute), gatewayRouteResource);

/** Routes of the proxy in front of the installation. */
export const gatewayRoutes: Feature = {
  name: 'gatewayRoutes',
  calls: [
    [
      resourceListCall(routeCalls.getList, gatewayRouteResource),
      save,
      update,
      bindCall(routeCalls.delete, async ({ ids }, caller, backend) =>
        deleteRows(gatewayRouteResource, { id: ids }, caller, backend),
      ),
    ],
    bind(routeCalls).part({
      flush: async (_, caller, backend) => {
        demandRight(caller, ADMINISTRATORS);
        return publishRoutes(caller, backend);
      },
      getState: async (_, caller, backend) => {
        demandRight(caller, ADMINISTRATORS);
        return readGatewayState(backend);
      },
    }),
  ],
  resources: [gatewayRouteResource],
  uncountedTables: ['gatewayPublications'],
  menu: [
    {
      code: 'gateway-route',
      parent: 'system',
      name: '网关路由',
      nameEn: 'Gateway routes',
      pageurl: 'gatewayRoute',
      icon: 'map-pin',
      sort: 24,
      rights: ADMINISTRATORS,
    },
  ],
};
