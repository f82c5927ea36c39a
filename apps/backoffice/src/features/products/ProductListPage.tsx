import { useCallback } from 'react';
import type { Product } from '@mingjian/api';
import { useTexts } from '@mingjian/ui';
import { useNavigate } from 'react-router-dom';
import { ResourcePage } from '../../shared/resourceList/ResourcePage';
import { productListTexts } from './product.texts';
import { list } from './productList';
import { productPath } from './productPath';

/** The products. A new one opens its page, where its survey items are edited. */
export function ProductListPage() {
  const { open } = useTexts(productListTexts);
  const navigate = useNavigate();
  const show = useCallback(({ id }: Product) => void navigate(productPath(id)), [navigate]);
  const rowActions = useCallback(
    () => [{ key: 'open', label: open, onSelect: show }],
    [open, show],
  );

  return <ResourcePage list={list} rowActions={rowActions} onCreated={show} />;
}
