import { useState } from 'react';
import { gatewayRoutes, type GatewayRoute } from '@mingjian/api';
import { useRefresh } from '@mingjian/api/react';
import { ResourcePage } from '../../shared/resourceList/ResourcePage';
import { gatewayRouteList } from './gatewayRouteList';
import { PublicationNotice } from './PublicationNotice';
import { SnippetDrawer } from './SnippetDrawer';

/** Routes of the gateway, with the configuration of a proxy beside the list. */
export function GatewayRoutePage() {
  const [isOpen, setOpen] = useState(false);
  const refresh = useRefresh();
  const reload = () => void refresh(gatewayRoutes.getState);
  return (
    <ResourcePage<GatewayRoute>
      list={gatewayRouteList}
      onCreated={reload}
      onChanged={reload}
      notice={<PublicationNotice onOpen={() => setOpen(true)} />}
    >
      {isOpen && <SnippetDrawer onClose={() => setOpen(false)} />}
    </ResourcePage>
  );
}
