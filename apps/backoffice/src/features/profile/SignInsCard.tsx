import { profile, type SignInAttempt } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import {
  Card,
  EmptyState,
  ErrorState,
  Skeleton,
  StatusLight,
  Table,
  TableFrame,
  useTexts,
} from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import { browserName } from './model/browserName';
import { profileTexts } from './profile.texts';

/** The newest attempts to sign in to the person's account, wrong passwords too. */
export function SignInsCard() {
  const t = useTexts(profileTexts);
  const { data: attempts, error, mutate } = useCall(profile.getSignIns, {});
  return (
    <Card title={t.signIns} flush={attempts !== undefined && attempts.length > 0}>
      {attempts ? (
        attempts.length > 0 ? (
          <SignInTable attempts={attempts} />
        ) : (
          <EmptyState title={t.noSignIns} />
        )
      ) : error ? (
        <ErrorState description={error.message} onRetry={() => void mutate()} />
      ) : (
        <Skeleton lines={5} />
      )}
    </Card>
  );
}

function SignInTable({ attempts }: { attempts: readonly SignInAttempt[] }) {
  const t = useTexts(profileTexts);
  const dates = useDateFormat();
  return (
    <TableFrame label={t.newestSignIns}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t.time}</th>
            <th scope="col">{t.result}</th>
            <th scope="col">{t.browser}</th>
            <th scope="col">{t.address}</th>
          </tr>
        </thead>
        <tbody>
          {attempts.map(({ id, createTime, result, agent, address }) => (
            <tr key={id}>
              <td>{dates.time(createTime)}</td>
              <td>
                <StatusLight tone={result === 1 ? 'success' : 'danger'}>
                  {result === 1 ? t.signedIn : t.wrongPassword}
                </StatusLight>
              </td>
              <td title={agent}>{browserName(agent) || t.unknownBrowser}</td>
              <td>{address}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
