import { COMPARED_PRODUCTS, mall, moneyText, type MallProduct } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import {
  Button,
  EmptyState,
  ErrorState,
  Icon,
  IconButton,
  Link,
  PageHeader,
  SegmentedControl,
  Skeleton,
  Table,
  TableFrame,
  Tag,
  useFormatNumber,
  useLocale,
  useTexts,
  VisuallyHidden,
} from '@mingjian/ui';
import { Check, Equal, Minus, Scale, ShoppingCart, X } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../../shared/Page.styles';
import { CartLink } from './CartLink';
import * as S from './Mall.styles';
import { mallTexts } from './mall.texts';
import { MALL_PRODUCTS, productAddress } from './mallPaths';
import { areDifferent, comparedRows, differingRows, type ComparedRow } from './model/comparedRows';
import { useAddToCart } from './useCart';

/** Up to four products side by side. The address names them, and whether all rows are shown. */
export function ComparisonPage() {
  const t = useTexts(mallTexts);
  const { data, error, mutate } = useCall(mall.getProducts, {});
  const [address] = useSearchParams();
  const ids = (address.get('products') ?? '').split(',').slice(0, COMPARED_PRODUCTS);
  const products = ids.flatMap(
    (id) => data?.filter((one) => one.productId === id && one.isAddItem === 0) ?? [],
  );
  return (
    <Page aria-busy={!data && !error}>
      <PageHeader
        title={t.comparison}
        subtitle={products.length > 0 ? t.comparisonNote(products.length) : null}
        actions={
          <>
            <Link href={MALL_PRODUCTS}>{t.catalogue}</Link>
            <CartLink />
          </>
        }
      />
      {error && !data && (
        <ErrorState title={t.failed} description={error.message} onRetry={() => void mutate()} />
      )}
      {!data && !error && <Skeleton lines={10} />}
      {data && products.length === 0 && (
        <EmptyState
          icon={Scale}
          title={t.nothing}
          description={t.nothingNote}
          action={<Link href={MALL_PRODUCTS}>{t.toCatalogue}</Link>}
        />
      )}
      {products.length > 0 && <Comparison products={products} />}
    </Page>
  );
}

/** A fact of the products, as texts. */
interface FactRow {
  key: string;
  label: string;
  cells: string[];
}

function Comparison({ products }: { products: readonly MallProduct[] }) {
  const t = useTexts(mallTexts);
  const [address, setAddress] = useSearchParams();
  const showsDifferences = address.get('rows') === 'different';
  const facts = useFacts(products);
  const items = comparedRows(products);
  const shownFacts = showsDifferences ? facts.filter(({ cells }) => areDifferent(cells)) : facts;
  const shownItems = showsDifferences ? differingRows(items) : items;
  const setRows = (rows: string) => {
    const next = new URLSearchParams(address);
    if (rows === '') next.delete('rows');
    else next.set('rows', rows);
    setAddress(next, { replace: true });
  };
  return (
    <>
      <SegmentedControl
        label={t.rows}
        hideLabel
        value={showsDifferences ? 'different' : ''}
        options={[
          { value: '', label: t.allRows },
          { value: 'different', label: t.onlyDifferences },
        ]}
        onValueChange={setRows}
      />
      {shownFacts.length + shownItems.length === 0 ? (
        <EmptyState icon={Equal} title={t.same} description={t.sameNote} />
      ) : (
        <TableFrame label={t.comparison}>
          <Table data-pin>
            <ProductsHead products={products} />
            <tbody>
              {shownFacts.map((row) => (
                <FactCells key={row.key} row={row} isMarked={!showsDifferences} />
              ))}
              {shownItems.map((row) => (
                <ItemCells key={row.key} row={row} isMarked={!showsDifferences} />
              ))}
            </tbody>
          </Table>
        </TableFrame>
      )}
    </>
  );
}

function useFacts(products: readonly MallProduct[]): FactRow[] {
  const t = useTexts(mallTexts);
  const { locale } = useLocale();
  const format = useFormatNumber();
  const seesMoney = products.every(({ price }) => price !== null);
  const fact = (key: string, label: string, textOf: (product: MallProduct) => string) => ({
    key,
    label,
    cells: products.map(textOf),
  });
  return [
    fact('type', t.type, ({ type }) => t[`type${type}`]),
    ...(seesMoney ? [fact('price', t.price, ({ price }) => moneyText(price ?? 0, locale))] : []),
    fact('days', t.sla, ({ slaDays }) => t.days(slaDays)),
    fact('urgent', t.urgent, ({ urgentRate }) =>
      t.urgentOf(`${format(Math.round(urgentRate * 100))}%`),
    ),
    fact('suits', t.suits, ({ applicable, category }) => applicable || t[`category${category}`]),
    fact('verified', t.verified, ({ groups }) => t.groups(groups.length)),
  ];
}

/** The names of the products, with the ways on and out. */
function ProductsHead({ products }: { products: readonly MallProduct[] }) {
  const t = useTexts(mallTexts);
  const [address, setAddress] = useSearchParams();
  const remove = (id: string) => {
    const left = products.map(({ productId }) => productId).filter((one) => one !== id);
    const next = new URLSearchParams(address);
    next.set('products', left.join(','));
    setAddress(next, { replace: true });
  };
  return (
    <thead>
      <tr>
        <th scope="col">{t.row}</th>
        {products.map((product) => (
          <th key={product.productId} scope="col">
            <S.ComparedHead>
              <Link href={productAddress(product.productId)}>{product.name}</Link>
              <IconButton
                label={t.removeFromComparison(product.name)}
                icon={X}
                size="small"
                onClick={() => remove(product.productId)}
              />
            </S.ComparedHead>
            <AddButton product={product} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

function AddButton({ product: { productId, name } }: { product: MallProduct }) {
  const t = useTexts(mallTexts);
  const { add, isSubmitting } = useAddToCart();
  return (
    <Button
      size="small"
      aria-label={t.addOf(name)}
      icon={<Icon icon={ShoppingCart} />}
      loading={isSubmitting}
      onClick={() => void add({ productId, name })}
    >
      {t.addToCart}
    </Button>
  );
}

interface CellsProps<Row> {
  row: Row;
  /** Whether a row that differs is marked: where all do, none is. */
  isMarked: boolean;
}

function FactCells({ row: { label, cells }, isMarked }: CellsProps<FactRow>) {
  const differs = isMarked && areDifferent(cells);
  return (
    <tr data-tone={differs ? 'warning' : undefined}>
      <RowHead label={label} differs={differs} />
      {cells.map((cell, index) => (
        // The columns are the products, whose order stays.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={index} data-wrap>
          {cell}
        </td>
      ))}
    </tr>
  );
}

function ItemCells({ row, isMarked }: CellsProps<ComparedRow>) {
  const t = useTexts(mallTexts);
  const { kind, label, cells } = row;
  const differs = isMarked && row.differs;
  return (
    <tr data-tone={differs ? 'warning' : undefined}>
      <RowHead label={label} differs={differs} isItem={kind === 'item'} />
      {cells.map((isIncluded, index) => (
        // The columns are the products, whose order stays.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={index}>
          <S.Sign data-included={isIncluded || undefined}>
            <Icon icon={isIncluded ? Check : Minus} />
            <VisuallyHidden>{isIncluded ? t.yes : t.no}</VisuallyHidden>
          </S.Sign>
        </td>
      ))}
    </tr>
  );
}

interface RowHeadProps {
  label: string;
  differs: boolean;
  /** @default false */
  isItem?: boolean;
}

function RowHead({ label, differs, isItem = false }: RowHeadProps) {
  const t = useTexts(mallTexts);
  return (
    <th scope="row">
      <S.RowName data-item={isItem || undefined}>
        {label}
        {differs && <Tag tone="warning">{t.differs}</Tag>}
      </S.RowName>
    </th>
  );
}
