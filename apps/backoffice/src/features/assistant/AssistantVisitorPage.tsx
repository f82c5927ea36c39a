import { EmptyState, Link, useTexts } from '@mingjian/ui';
import { Sparkles } from 'lucide-react';
import { OpenPageLayout } from '../../shared/openPage/OpenPageLayout';
import { assistantTexts } from './assistant.texts';

/** The page of the assistant for visitors. */
export function AssistantVisitorPage() {
  const t = useTexts(assistantTexts);
  return (
    <OpenPageLayout title={t.title}>
      <EmptyState
        icon={Sparkles}
        level={1}
        title={t.signIn}
        description={t.signInText}
        action={<Link href="/login?redirect=%2Fopenai">{t.toLogin}</Link>}
      />
    </OpenPageLayout>
  );
}
