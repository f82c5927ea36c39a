import { encodeSearch } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import {
  Card,
  EmptyState,
  ErrorState,
  Link,
  Skeleton,
  SkeletonBlock,
  useLocale,
  useTexts,
} from '@mingjian/ui';
import { SearchX } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { FormColumns, Page } from '../../shared/Page.styles';
import { useTabTitle } from '../../shell';
import { productTexts } from './product.texts';
import { ProductEditor } from './ProductEditor';
import { productPageList } from './productList';
import { productName } from './productPath';

/** The page of a product: its draft and its publication. Its id is the query `productId`. */
export function ProductPage() {
  const t = useTexts(productTexts);
  const [query] = useSearchParams();
  const { data, error, mutate } = useCall(productPageList.calls.getList, {
    pageNum: 1,
    pageSize: 1,
    searchParam: encodeSearch([
      { field: 'id', operator: 'EQ', value: query.get('productId') || 'none' },
    ]),
  });
  const { language } = useLocale();
  const [product] = data?.content ?? [];
  useTabTitle(product && productName(product, language));

  if (error && !data)
    return (
      <ErrorState
        level={1}
        title={t.failed}
        description={error.message}
        onRetry={() => void mutate()}
      />
    );
  if (data && !product)
    return (
      <EmptyState
        level={1}
        icon={SearchX}
        title={t.missing}
        description={t.missingNote}
        action={<Link href="/b-product/productList">{t.toList}</Link>}
      />
    );
  return (
    <Page aria-busy={!product}>
      {product && data ? (
        <ProductEditor key={product.id} loaded={product} can={data.can} />
      ) : (
        <ProductSkeleton />
      )}
    </Page>
  );
}

function ProductSkeleton() {
  return (
    <>
      <SkeletonBlock width="20em" height="2em" />
      <FormColumns>
        <Card>
          <Skeleton lines={8} />
        </Card>
        <Card>
          <Skeleton lines={4} />
        </Card>
      </FormColumns>
    </>
  );
}
