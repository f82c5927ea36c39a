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
  TextArea,
  TextField,
  useTexts,
} from '../../packages/ui/src';
import { formPageTexts } from './FormPage.texts';
import { useOrderForm } from './useOrderForm';

const cities = '北京 上海 广州 深圳 杭州 成都 武汉 西安 南京 苏州 呼伦贝尔'
  .split(' ')
  .map((city) => ({ value: city, label: city }));

/** A form on its own page: errors above it and at their fields, and no input is lost. */
export function FormPage() {
  const t = useTexts(formPageTexts);
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
      <form
        noValidate
        aria-label={t.title}
        onSubmit={(event) => {
          event.preventDefault();
          order.submit();
        }}
      >
        <Stack gap="lg">
          <Person order={order} />
          <Check order={order} />
          <Stack direction="row" gap="sm" justify="end">
            <Button>{t.saveDraft}</Button>
            <Button type="submit" tone="primary">
              {t.submit}
            </Button>
          </Stack>
        </Stack>
      </form>
    </Stack>
  );
}

interface SectionProps {
  order: ReturnType<typeof useOrderForm>;
}

function Person({ order: { form, change, errors } }: SectionProps) {
  const t = useTexts(formPageTexts);
  return (
    <Card title={t.candidate}>
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
      </Grid>
    </Card>
  );
}

function Check({ order: { form, change, errors } }: SectionProps) {
  const t = useTexts(formPageTexts);
  return (
    <Card title={t.check}>
      <Stack gap="lg">
        <ChoiceCards
          id="pack"
          label={t.pack}
          required
          value={form.pack}
          error={errors.pack}
          onValueChange={(pack) => change({ pack })}
          options={[
            { value: 'quick', title: t.quick, description: t.quickDescription },
            { value: 'standard', title: t.standard, description: t.standardDescription },
            {
              value: 'executive',
              title: t.executive,
              description: t.executiveDescription,
              disabledReason: t.noContract,
            },
          ]}
        />
        <Grid columns={2}>
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
