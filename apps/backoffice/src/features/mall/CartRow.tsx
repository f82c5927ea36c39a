import { moneyText, mall, type CartLine } from '@mingjian/api';
import { useRefresh, useSubmit } from '@mingjian/api/react';
import { Alert, Button, Link, Tag, useLocale, useTexts } from '@mingjian/ui';
import { useNavigate } from 'react-router-dom';
import { presetOrderPath } from '../../base/orderPaths';
import { messages } from '../../shell';
import { Counter } from './Counter';
import * as S from './Mall.styles';
import { mallTexts } from './mall.texts';
import { productAddress } from './mallPaths';
import { useLineCount } from './useLineCount';

export interface CartRowProps {
  line: CartLine;
  /** Whether the company can order nothing. */
  isSuspended: boolean;
}

/** A line of the cart: its product, the number of candidates, its price, and what changed since. */
export function CartRow({ line, isSuspended }: CartRowProps) {
  const t = useTexts(mallTexts);
  const { locale } = useLocale();
  const { productId, name, type, addOns, price, slaDays, isAvailable } = line;
  const { count, setCount } = useLineCount(line);
  return (
    <S.Line aria-label={name}>
      <S.LineName>
        <div>
          {isAvailable ? <Link href={productAddress(productId)}>{name}</Link> : name}
          <Tag tone={type === 1 ? 'accent' : 'notice'}>{t[`type${type}`]}</Tag>
          {!isAvailable && <Tag tone="danger">{t.unavailable}</Tag>}
        </div>
        {addOns.length > 0 && (
          <span>{t.withAddOns(addOns.map((addOn) => addOn.name).join(' · '))}</span>
        )}
        <span>
          {[
            ...(price === null ? [] : [moneyText(price, locale) + t.perPerson]),
            ...(slaDays === null ? [] : [t.days(slaDays)]),
          ].join(' · ')}
        </span>
      </S.LineName>
      {isAvailable ? (
        <Counter name={name} value={count} onValueChange={setCount} />
      ) : (
        <span>{t.peopleOf(line.count)}</span>
      )}
      <S.Amount>{price !== null && moneyText(price * count, locale)}</S.Amount>
      <LineButtons line={line} count={count} isOrderable={isAvailable && !isSuspended} />
      <LineNotes line={line} />
    </S.Line>
  );
}

/** Changes since the line was added, and the reason why it cannot be ordered. */
function LineNotes({ line }: { line: CartLine }) {
  const t = useTexts(mallTexts);
  const { locale } = useLocale();
  const { price, priceBefore, slaDays, slaDaysBefore, isAvailable, addOns } = line;
  const gone = addOns.filter((addOn) => !addOn.isAvailable).map((addOn) => addOn.name);
  const hasNewPrice = price !== null && priceBefore !== null && price !== priceBefore;
  const hasNewDays = slaDays !== null && slaDays !== slaDaysBefore;
  if (isAvailable && !hasNewPrice && !hasNewDays) return null;
  return (
    <div data-notes>
      {!isAvailable && (
        <Alert tone="warning">
          {gone.length > 0 ? t.addOnGone(gone.join(' · ')) : t.unavailableNote}
        </Alert>
      )}
      {hasNewPrice && (
        <Alert tone="warning">
          {t.priceChanged(moneyText(priceBefore, locale), moneyText(price, locale))}
        </Alert>
      )}
      {hasNewDays && <Alert tone="warning">{t.daysChanged(slaDaysBefore, slaDays)}</Alert>}
    </div>
  );
}

interface LineButtonsProps {
  line: CartLine;
  /** Number of candidates as it is shown. */
  count: number;
  isOrderable: boolean;
}

function LineButtons({ line, count, isOrderable }: LineButtonsProps) {
  const t = useTexts(mallTexts);
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { submit, isSubmitting } = useSubmit(mall.removeFromCart);
  const { id, productId, name, type } = line;
  const addItems = line.addOns.map(({ productCode }) => productCode);
  const remove = async () => {
    const result = await submit({ id });
    messages.show(
      result.ok
        ? { text: t.removed(name), tone: 'success' }
        : { text: result.error.message, tone: 'danger' },
    );
    await refresh(mall.getCart);
  };
  return (
    <S.LineButtons>
      <Button
        tone="quiet"
        aria-label={t.removeOf(name)}
        loading={isSubmitting}
        onClick={() => void remove()}
      >
        {t.remove}
      </Button>
      {isOrderable && (
        <Button
          tone="primary"
          aria-label={t.orderOf(name)}
          onClick={() =>
            void navigate(presetOrderPath(type, { productId, addItems, count, cartLineId: id }))
          }
        >
          {t.order}
        </Button>
      )}
    </S.LineButtons>
  );
}
