import { COMPARED_PRODUCTS, moneyText, type MallProduct } from '@mingjian/api';
import { Button, Checkbox, Icon, Link, Tag, useLocale, useTexts } from '@mingjian/ui';
import { ShoppingCart } from 'lucide-react';
import * as S from './Mall.styles';
import { mallTexts } from './mall.texts';
import { MALL_PRODUCTS } from './mallPaths';
import { writeCatalogueQuery, type CatalogueState } from './model/catalogueQuery';
import { useAddToCart } from './useCart';

/** Groups of survey items that a card names. */
const NAMED = 6;

/** A product of the catalogue: what it verifies, its time and price, and its buttons. */
export function ProductCard({ product, state }: { product: MallProduct; state: CatalogueState }) {
  const t = useTexts(mallTexts);
  const { productId, name, contents, type, category, groups } = product;
  const { query, change } = state;
  const { add, isSubmitting } = useAddToCart();
  const isCompared = query.compared.includes(productId);
  const isFull = !isCompared && query.compared.length >= COMPARED_PRODUCTS;
  const address = `${MALL_PRODUCTS}?${writeCatalogueQuery({ ...query, productId }).toString()}`;
  return (
    <S.Product data-selected={isCompared || undefined}>
      <S.ProductHead>
        <h2>
          <Link href={address}>{name}</Link>
        </h2>
        <Tag tone={type === 1 ? 'accent' : 'notice'}>{t[`type${type}`]}</Tag>
        {category !== 1 && <Tag>{t[`category${category}`]}</Tag>}
      </S.ProductHead>
      {contents !== '' && <S.Contents>{contents}</S.Contents>}
      <S.Tags>
        {groups.slice(0, NAMED).map((group) => (
          <Tag key={group.groupCode}>{group.name}</Tag>
        ))}
        {groups.length > NAMED && <S.Contents as="span">{t.more(groups.length)}</S.Contents>}
      </S.Tags>
      <S.PriceLine>
        <ProductPrice product={product} />
        <span>{t.days(product.slaDays)}</span>
      </S.PriceLine>
      <S.ProductFoot>
        <Checkbox
          label={t.compare}
          aria-label={t.compareOf(name)}
          checked={isCompared}
          disabled={isFull}
          title={isFull ? t.compareMost(COMPARED_PRODUCTS) : undefined}
          onValueChange={(checked) =>
            change({
              compared: checked
                ? [...query.compared, productId]
                : query.compared.filter((one) => one !== productId),
            })
          }
        />
        <Button
          aria-label={t.addOf(name)}
          icon={<Icon icon={ShoppingCart} />}
          loading={isSubmitting}
          onClick={() => void add({ productId, name })}
        >
          {t.addToCart}
        </Button>
      </S.ProductFoot>
    </S.Product>
  );
}

/** The price of a candidate; nothing for readers who may not see money. */
export function ProductPrice({ product: { price } }: { product: Pick<MallProduct, 'price'> }) {
  const t = useTexts(mallTexts);
  const { locale } = useLocale();
  if (price === null) return <span />;
  return (
    <span>
      <strong>{moneyText(price, locale)}</strong>
      {t.perPerson}
    </span>
  );
}
