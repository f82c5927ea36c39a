import {
  Button,
  Card,
  ChoiceCards,
  Combobox,
  ErrorSummary,
  Grid,
  PageHeader,
  Result,
  Stack,
  Switch,
  Text,
  TextArea,
  TextField,
  useTexts,
} from '../../packages/ui/src';
import { orderFormTexts } from './OrderForm.texts';
import * as S from './OrderPage.styles';
import { useOrderForm } from './useOrderForm';

const cities = '北京 上海 广州 深圳 杭州 成都 武汉 西安 南京 苏州 呼伦贝尔'
  .split(' ')
  .map((city) => ({ value: city, label: city }));

/** A form on its own page: errors above it and at their fields, and no input is lost. */
export function OrderForm() {
  const t = useTexts(orderFormTexts);
  const order = useOrderForm();
  if (order.isDone)
    return (
      <Result
        kind="success"
        title={t.done}
        description={t.doneDescription(order.form.name)}
        actions={<Button onClick={order.startAgain}>{t.again}</Button>}
      />
    );

  return (
    <Stack gap="lg">
      <PageHeader title={t.title} />
      <ErrorSummary errors={order.summary} focusKey={order.attempts} />
      <S.Page>
        <S.Columns>
          <form
            id={FORM}
            noValidate
            aria-label={t.title}
            onSubmit={(event) => {
              event.preventDefault();
              order.submit();
            }}
          >
            <Stack gap="lg">
              <Check order={order} />
              <Person order={order} />
            </Stack>
          </form>
          <Summary pack={order.form.pack} />
        </S.Columns>
      </S.Page>
    </Stack>
  );
}

const FORM = 'orderForm';

/** The order before it is placed. */
function Summary({ pack }: { pack: string | null }) {
  const t = useTexts(orderFormTexts);
  const product = PRODUCTS.find(({ key }) => key === pack);
  return (
    <Card title={t.summary}>
      <Stack gap="lg">
        <S.Lines>
          <Line label={t.pack} value={product ? t[product.key] : t.noProduct} />
          {product && <Line label={t.due} value={product.due} />}
          {product && <Line label={t.price} value={product.price} />}
          {product && <Line label={t.balance} value={product.balance} />}
        </S.Lines>
        <Text tone="muted">{t.consent}</Text>
        <Button type="submit" form={FORM} tone="primary">
          {t.submit}
        </Button>
        <Button tone="quiet">{t.cancel}</Button>
      </Stack>
    </Card>
  );
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const PRODUCTS = [
  { key: 'quick', due: '2026-11-30', price: '¥98.00', balance: '¥61,902.00' },
  { key: 'standard', due: '2026-12-04', price: '¥598.00', balance: '¥61,402.00' },
] as const;

interface SectionProps {
  order: ReturnType<typeof useOrderForm>;
}

function Person({ order: { form, change, errors } }: SectionProps) {
  const t = useTexts(orderFormTexts);
  return (
    <Card title={t.candidate}>
      <Stack gap="lg">
        <Grid columns={2}>
          <TextField
            id="name"
            label={t.name}
            required
            autoComplete="off"
            value={form.name}
            error={errors.name}
            onValueChange={(name) => change({ name })}
          />
          <TextField
            id="mobile"
            label={t.mobile}
            required
            type="tel"
            autoComplete="off"
            description={t.mobileDescription}
            value={form.mobile}
            error={errors.mobile}
            onValueChange={(mobile) => change({ mobile })}
          />
          <Combobox
            label={t.city}
            options={cities}
            clearable
            value={form.city}
            onValueChange={(city) => change({ city })}
          />
          <Switch
            label={t.urgent}
            description={t.urgentDescription}
            checked={form.urgent}
            onValueChange={(urgent) => change({ urgent })}
          />
        </Grid>
        <TextArea
          label={t.remark}
          value={form.remark}
          onValueChange={(remark) => change({ remark })}
        />
      </Stack>
    </Card>
  );
}

function Check({ order: { form, change, errors } }: SectionProps) {
  const t = useTexts(orderFormTexts);
  return (
    <Card title={t.pack}>
      <ChoiceCards
        id="pack"
        label={t.pack}
        hideLabel
        required
        value={form.pack}
        error={errors.pack}
        onValueChange={(pack) => change({ pack })}
        options={[
          { value: 'quick', title: t.quick, note: '¥98.00', description: t.quickDescription },
          {
            value: 'standard',
            title: t.standard,
            note: '¥598.00',
            description: t.standardDescription,
          },
          {
            value: 'executive',
            title: t.executive,
            description: t.executiveDescription,
            disabledReason: t.noContract,
          },
        ]}
      />
    </Card>
  );
}
