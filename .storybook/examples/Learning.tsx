import {
  Button,
  Card,
  Checkbox,
  EmptyState,
  Grid,
  Link,
  PageHeader,
  Progress,
  SearchField,
  SegmentedControl,
  Skeleton,
  SkeletonBlock,
  Stack,
  Tag,
  Text,
  tokens,
  useTexts,
} from '../../packages/ui/src';
import { learningTexts } from './Learning.texts';

const COVER = { aspectRatio: '16 / 9', borderRadius: tokens.radius.md };
const PLACES = [1, 2, 3];

export interface LearningProps {
  /** @default 'cards' */
  state?: 'cards' | 'loading' | 'empty' | undefined;
}

/** Material to read and to watch: covers, what each is about, and how far the reader has come. */
export function Learning({ state = 'cards' }: LearningProps) {
  const t = useTexts(learningTexts);
  return (
    <Stack gap="lg">
      <PageHeader title={t.title} subtitle={state === 'cards' ? t.found(3) : undefined} />
      <Stack direction="row" gap="lg" wrap>
        <SearchField label={t.search} hideLabel placeholder={t.search} />
        <SegmentedControl
          label={t.category}
          hideLabel
          defaultValue="all"
          options={[
            { value: 'all', label: t.all },
            { value: 'guide', label: t.guide },
            { value: 'law', label: t.law },
            { value: 'training', label: t.training },
          ]}
        />
        <Checkbox label={t.requiredOnly} />
      </Stack>
      <Material state={state} />
    </Stack>
  );
}

function Material({ state }: Required<LearningProps>) {
  const t = useTexts(learningTexts);
  if (state === 'empty')
    return (
      <EmptyState title={t.empty} description={t.emptyNote} action={<Button>{t.clear}</Button>} />
    );
  if (state === 'loading')
    return (
      <Grid aria-busy>
        {PLACES.map((place) => (
          <Card key={place}>
            <Stack gap="sm">
              <SkeletonBlock style={COVER} height="auto" />
              <Skeleton lines={2} />
            </Stack>
          </Card>
        ))}
      </Grid>
    );
  const items = [
    { title: t.first, text: t.firstText, shelf: t.guide, color: tokens.color.accent },
    {
      title: t.second,
      text: t.secondText,
      shelf: t.training,
      color: tokens.color.success,
      isRequired: true,
      percent: 60,
    },
    { title: t.third, text: t.thirdText, shelf: t.law, color: tokens.color.textMuted },
  ];
  return (
    <Grid>
      {items.map(({ title, text, shelf, color, isRequired, percent }) => (
        <Card key={title}>
          <Stack gap="sm">
            <div style={{ ...COVER, background: color }} />
            <Link href="#article" tone="quiet">
              {title}
            </Link>
            <Text tone="muted">{text}</Text>
            <Stack direction="row" gap="sm">
              {isRequired && <Tag tone="warning">{t.required}</Tag>}
              <Text tone="muted">{shelf}</Text>
              {percent !== undefined && <Text tone="muted">{t.minutes(21)}</Text>}
            </Stack>
            {percent !== undefined && (
              <Progress
                label={t.studied(title)}
                hideLabel
                value={percent}
                valueText={t.percent(percent)}
              />
            )}
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
