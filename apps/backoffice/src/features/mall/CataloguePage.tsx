import { mall, type MallProduct } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import {
  Button,
  EmptyState,
  ErrorState,
  MultiSelect,
  PageHeader,
  SearchField,
  SegmentedControl,
  SkeletonBlock,
  useTexts,
} from '@mingjian/ui';
import { PackageSearch, SearchX } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../../shared/Page.styles';
import { CartLink } from './CartLink';
import { CompareBar } from './CompareBar';
import * as S from './Mall.styles';
import { mallTexts } from './mall.texts';
import {
  foundProducts,
  groupsOf,
  readCatalogueQuery,
  writeCatalogueQuery,
  type CatalogueQuery,
  type CatalogueState,
} from './model/catalogueQuery';
import { ProductCard } from './ProductCard';
import { ProductDrawer } from './ProductDrawer';

/** The products that a client company may order. The address holds the search. */
export function CataloguePage() {
  const t = useTexts(mallTexts);
  const { data: products, error, mutate } = useCall(mall.getProducts, {});
  const [address, setAddress] = useSearchParams();
  const query = readCatalogueQuery(address);
  const change = (changes: Partial<CatalogueQuery>) =>
    setAddress(writeCatalogueQuery({ ...query, ...changes }), { replace: true });
  const state = { query, change };
  const offered = products?.filter(({ isAddItem }) => isAddItem === 0).length;
  return (
    <Page aria-busy={!products && !error}>
      <PageHeader
        title={t.catalogue}
        subtitle={
          offered === undefined ? <SkeletonBlock width="8em" height="1lh" /> : t.found(offered)
        }
        actions={<CartLink />}
      />
      <CatalogueFilters products={products ?? []} state={state} />
      {error && !products ? (
        <ErrorState title={t.failed} description={error.message} onRetry={() => void mutate()} />
      ) : (
        <CatalogueResults products={products} state={state} />
      )}
      {products && <CompareBar products={products} state={state} />}
      {products && <ProductDrawer products={products} state={state} />}
    </Page>
  );
}

interface PartProps {
  products: readonly MallProduct[];
  state: CatalogueState;
}

function CatalogueFilters({ products, state: { query, change } }: PartProps) {
  const t = useTexts(mallTexts);
  return (
    <S.Filters role="search" aria-label={t.catalogue}>
      <SearchField
        key={query.text}
        label={t.search}
        hideLabel
        placeholder={t.search}
        defaultValue={query.text}
        onSearch={(text) => change({ text })}
      />
      <SegmentedControl
        label={t.type}
        hideLabel
        value={query.type}
        options={[
          { value: '', label: t.allTypes },
          { value: '1', label: t.type1 },
          { value: '2', label: t.type2 },
        ]}
        onValueChange={(type) => change({ type })}
      />
      <MultiSelect
        label={t.items}
        hideLabel
        clearable
        placeholder={t.anyItems}
        value={query.items}
        options={groupsOf(products).map(({ code, name }) => ({ value: code, label: name }))}
        onValueChange={(items) => change({ items })}
      />
    </S.Filters>
  );
}

const PLACES = Array.from({ length: 6 }, (_, index) => index);

function CatalogueResults({
  products,
  state,
}: Omit<PartProps, 'products'> & { products: readonly MallProduct[] | undefined }) {
  const t = useTexts(mallTexts);
  if (!products)
    return (
      <S.Cards aria-hidden>
        {PLACES.map((place) => (
          <S.Product key={place}>
            <SkeletonBlock width="60%" />
            <SkeletonBlock width="90%" height="4lh" />
          </S.Product>
        ))}
      </S.Cards>
    );
  const found = foundProducts(products, state.query);
  if (found.length > 0)
    return (
      <S.Cards role="list" aria-label={t.catalogue}>
        {found.map((product) => (
          <ProductCard key={product.productId} product={product} state={state} />
        ))}
      </S.Cards>
    );
  if (products.every(({ isAddItem }) => isAddItem === 1))
    return <EmptyState icon={PackageSearch} title={t.none} description={t.noneNote} />;
  return (
    <EmptyState
      icon={SearchX}
      title={t.noneFound}
      description={t.noneFoundNote}
      action={
        <Button onClick={() => state.change({ text: '', type: '', items: [] })}>{t.clear}</Button>
      }
    />
  );
}
