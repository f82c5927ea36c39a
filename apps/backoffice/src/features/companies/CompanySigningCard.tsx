import { useState } from 'react';
import { companySigning, toApiError, type Company } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import { Button, Card, Text, useTexts } from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { messages } from '../../shell';
import { companySigningTexts } from './companySigning.texts';
import * as S from './OwnCompanyPage.styles';

export interface CompanySigningCardProps {
  company: Company;
  /** Whether the reader may begin what it offers. */
  mayAct: boolean;
}

const VERIFIED = 2;

/** Electronic signing by a company: whether it is verified, and the pages of the signing vendor. */
export function CompanySigningCard({ company, mayAct }: CompanySigningCardProps) {
  const t = useTexts(companySigningTexts);
  const { labelOf } = useDictionary('realname_status');
  return (
    <Card title={t.title} actions={<Text tone="muted">{labelOf(String(company.authStatus))}</Text>}>
      <S.Signing>
        <Text tone="muted">{t.note}</Text>
        {mayAct && (
          <S.Acts>
            {company.authStatus !== VERIFIED && (
              <PageButton page="getCompanyVerifyUrl" companyId={company.id} label={t.verify} />
            )}
            <PageButton page="genCompanySignature" companyId={company.id} label={t.seal} />
            <PageButton page="getExemptSignUrl" companyId={company.id} label={t.exempt} />
          </S.Acts>
        )}
      </S.Signing>
    </Card>
  );
}

interface PageButtonProps {
  page: keyof typeof companySigning;
  companyId: string;
  label: string;
}

/** Leads to a page of the signing vendor, in this window: it comes back by itself. */
function PageButton({ page, companyId, label }: PageButtonProps) {
  const http = useHttp();
  const [isLoading, setLoading] = useState(false);
  const go = async () => {
    setLoading(true);
    try {
      const { url } = await http.send(companySigning[page], { companyId });
      location.assign(url);
    } catch (error) {
      messages.show({ text: toApiError(error).message, tone: 'danger', seconds: 8 });
      setLoading(false);
    }
  };
  return (
    <Button size="small" loading={isLoading} onClick={() => void go()}>
      {label}
    </Button>
  );
}
