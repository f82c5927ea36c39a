import { useState } from 'react';
import { moneyText, type MallProduct } from '@mingjian/api';
import {
  Button,
  CheckboxGroup,
  DescriptionList,
  Drawer,
  Icon,
  Link,
  Tag,
  useFormatNumber,
  useLocale,
  useTexts,
} from '@mingjian/ui';
import { ShoppingCart } from 'lucide-react';
import { presetOrderPath } from '../../base/orderPaths';
import { Counter } from './Counter';
import * as S from './Mall.styles';
import { mallTexts } from './mall.texts';
import { addOnsFor, type CatalogueState } from './model/catalogueQuery';
import { useAddToCart } from './useCart';

export interface ProductDrawerProps {
  products: readonly MallProduct[];
  state: CatalogueState;
}

/** The details of the product that the address names. */
export function ProductDrawer({ products, state }: ProductDrawerProps) {
  const product = products.find(
    ({ productId, isAddItem }) => productId === state.query.productId && isAddItem === 0,
  );
  if (!product) return null;
  const addOns = addOnsFor(product, products);
  return (
    <OpenDrawer
      key={product.productId}
      product={product}
      addOns={addOns}
      onClose={() => state.change({ productId: null })}
    />
  );
}

interface OpenDrawerProps {
  product: MallProduct;
  addOns: readonly MallProduct[];
  onClose(): void;
}

function OpenDrawer({ product, addOns, onClose }: OpenDrawerProps) {
  const t = useTexts(mallTexts);
  const [addItems, setAddItems] = useState<readonly string[]>([]);
  const chosen = addOns.filter(({ productCode }) => addItems.includes(productCode));
  return (
    <Drawer
      open
      size="medium"
      title={product.name}
      onClose={onClose}
      footer={<DrawerFoot product={product} addOns={chosen} />}
    >
      <S.Details>
        <S.Section>
          <S.Tags>
            <Tag tone={product.type === 1 ? 'accent' : 'notice'}>{t[`type${product.type}`]}</Tag>
            <Tag>{t[`category${product.category}`]}</Tag>
          </S.Tags>
          {product.contents !== '' && <p>{product.contents}</p>}
          {product.intro && <p>{product.intro}</p>}
        </S.Section>
        <PriceSection product={product} />
        {addOns.length > 0 && (
          <AddOnSection addOns={addOns} value={addItems} onValueChange={setAddItems} />
        )}
        <NeededSection product={product} />
        <VerifiedSection product={product} />
      </S.Details>
    </Drawer>
  );
}

/** The price with all that changes it, and the time. */
function PriceSection({ product }: { product: MallProduct }) {
  const t = useTexts(mallTexts);
  const { locale } = useLocale();
  const format = useFormatNumber();
  const { price, listPrice, slaDays, urgentRate, applicable } = product;
  return (
    <S.Section>
      <h3>{t.facts}</h3>
      <DescriptionList
        columns={2}
        items={[
          ...(price === null
            ? []
            : [{ key: 'price', label: t.price, value: moneyText(price, locale) + t.perPerson }]),
          ...(listPrice === null || listPrice === price
            ? []
            : [{ key: 'list', label: t.listPrice, value: moneyText(listPrice, locale) }]),
          { key: 'days', label: t.sla, value: t.days(slaDays) },
          {
            key: 'urgent',
            label: t.urgent,
            value: t.urgentOf(`${format(Math.round(urgentRate * 100))}%`),
          },
          ...(applicable ? [{ key: 'suits', label: t.suits, value: applicable, wide: true }] : []),
        ]}
      />
      {price !== null && <p>{t.priceContains}</p>}
      <p>{t.slaNote}</p>
    </S.Section>
  );
}

interface AddOnSectionProps {
  addOns: readonly MallProduct[];
  value: readonly string[];
  onValueChange(codes: readonly string[]): void;
}

function AddOnSection({ addOns, value, onValueChange }: AddOnSectionProps) {
  const t = useTexts(mallTexts);
  const { locale } = useLocale();
  return (
    <S.Section>
      <CheckboxGroup<string>
        label={t.addOns}
        description={t.addOnsNote}
        value={value}
        onValueChange={onValueChange}
        options={addOns.map(({ productCode, name, contents, slaDays, price }) => ({
          value: productCode,
          label: price === null ? name : `${name} ${moneyText(price, locale)}`,
          description: [t.days(slaDays), contents].filter(Boolean).join(' · '),
        }))}
      />
    </S.Section>
  );
}

function NeededSection({ product: { groups } }: { product: MallProduct }) {
  const t = useTexts(mallTexts);
  const collected = groups.filter(({ isCollected }) => isCollected);
  return (
    <S.Section>
      <h3>{t.needed}</h3>
      {collected.length > 0 && (
        <S.Tags>
          {collected.map(({ groupCode, name }) => (
            <Tag key={groupCode}>{name}</Tag>
          ))}
        </S.Tags>
      )}
      <p>{collected.length > 0 ? t.neededNote : t.neededNone}</p>
    </S.Section>
  );
}

function VerifiedSection({ product: { groups } }: { product: MallProduct }) {
  const t = useTexts(mallTexts);
  return (
    <S.Section>
      <h3>{t.verified}</h3>
      <p>{t.groups(groups.length)}</p>
      <S.Groups>
        {groups.map(({ groupCode, name, items, isCollected }) => (
          <div key={groupCode}>
            <dt>
              {name}
              {isCollected && <Tag>{t.byCandidate}</Tag>}
            </dt>
            <dd>{items.join(' · ')}</dd>
          </div>
        ))}
      </S.Groups>
    </S.Section>
  );
}

/** The price of the choice, the number of candidates, and the ways on. */
function DrawerFoot({ product, addOns }: { product: MallProduct; addOns: readonly MallProduct[] }) {
  const t = useTexts(mallTexts);
  const { locale } = useLocale();
  const [count, setCount] = useState(1);
  const { add, isSubmitting } = useAddToCart();
  const { productId, name, type } = product;
  const codes = addOns.map(({ productCode }) => productCode);
  const prices = [product, ...addOns].map(({ price }) => price);
  const total = prices.reduce<number>((sum, price) => sum + (price ?? 0), 0) * count;
  return (
    <S.DrawerFoot>
      <strong>{product.price !== null && moneyText(total, locale)}</strong>
      <Counter name={name} value={count} onValueChange={setCount} />
      <Link href={presetOrderPath(type, { productId, addItems: codes, count })}>{t.orderNow}</Link>
      <Button
        tone="primary"
        icon={<Icon icon={ShoppingCart} />}
        loading={isSubmitting}
        onClick={() => void add({ productId, name, addItems: codes, count })}
      >
        {t.addToCart}
      </Button>
    </S.DrawerFoot>
  );
}
