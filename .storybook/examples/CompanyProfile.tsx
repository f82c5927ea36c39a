import {
  Button,
  Card,
  DescriptionList,
  PageHeader,
  Stack,
  Tag,
  useTexts,
} from '../../packages/ui/src';
import { companyProfileTexts } from './CompanyProfile.texts';

/** One's own company: a page that is read. Its facts are cards, and editing is one button. */
export function CompanyProfile() {
  const t = useTexts(companyProfileTexts);
  return (
    <Stack gap="lg">
      <PageHeader
        title={t.company}
        subtitle={t.number('KH00001')}
        tags={<Tag tone="success">{t.regular}</Tag>}
        actions={<Button>{t.edit}</Button>}
      />
      <Card title={t.basics}>
        <DescriptionList
          items={[
            { key: 'short', label: t.short, value: t.shortText },
            { key: 'code', label: t.creditCode, value: '91310104MA64649002' },
            { key: 'industry', label: t.industry, value: t.industryText },
            { key: 'size', label: t.size, value: t.sizeText },
            { key: 'region', label: t.region, value: t.regionText },
            { key: 'address', label: t.address, value: t.addressText, wide: true },
          ]}
        />
      </Card>
      <Card title={t.areas}>
        <Stack direction="row" gap="sm">
          <Tag>{t.shanghai}</Tag>
          <Tag>{t.hangzhou}</Tag>
        </Stack>
      </Card>
      <Card title={t.contact}>
        <DescriptionList
          items={[
            { key: 'name', label: t.name, value: t.nameText },
            { key: 'phone', label: t.phone, value: '15491637847' },
            { key: 'mail', label: t.mail, value: 'hr@company1.example' },
          ]}
        />
      </Card>
      <Card title={t.payment}>
        <DescriptionList
          items={[
            { key: 'mode', label: t.mode, value: t.modeText },
            { key: 'balance', label: t.balance, value: '¥62,000.00' },
            { key: 'contract', label: t.contract, value: '2027-09-30' },
          ]}
        />
      </Card>
    </Stack>
  );
}
