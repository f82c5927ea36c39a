import { useCallback } from 'react';
import type { ReportLayout } from '@mingjian/api';
import { useTexts } from '@mingjian/ui';
import { useNavigate } from 'react-router-dom';
import { ResourcePage } from '../../shared/resourceList/ResourcePage';
import { layoutListTexts } from './layout.texts';
import { list } from './layoutList';
import { layoutPath } from './layoutPath';

/** The layouts of reports. A new one opens its page, where its content is edited. */
export function LayoutListPage() {
  const { open } = useTexts(layoutListTexts);
  const navigate = useNavigate();
  const show = useCallback(({ id }: ReportLayout) => void navigate(layoutPath(id)), [navigate]);
  const rowActions = useCallback(
    () => [{ key: 'open', label: open, onSelect: show }],
    [open, show],
  );

  return <ResourcePage list={list} rowActions={rowActions} onCreated={show} />;
}
