import { useQuery } from '@tanstack/react-query'
import { describeError } from '#web/lib/api-error.ts'
import { Card, CardBody, CardHead } from '#web/ui/card.tsx'
import { FailurePanel } from '#web/ui/failure-panel.tsx'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'
import { AllowedOrigins } from './allowed-origins.tsx'
import { CheckForm } from './check-form.tsx'
import { IdentitySecrets } from './identity-secrets.tsx'
import { InstallationGuides } from './installation-guides.tsx'
import { embedQuery } from './installation-queries.ts'

/** All that follows the embed code: is it there, who may show it, how it gets onto a site, and who its customers are. */
export function InstallationPanel() {
  const embed = useQuery(embedQuery())
  const { data } = embed
  if (data === undefined) {
    return (
      <Card>
        <CardHead title="Installation" />
        <CardBody>
          {embed.error === null ? (
            <div className="space-y-3">
              <LoadingNote />
              <Skeleton className="h-10 w-full" />
              <Skeleton className="h-24 w-full" />
            </div>
          ) : (
            <FailurePanel
              title="The installation could not be loaded."
              text={describeError(embed.error)}
              onRetry={() => void embed.refetch()}
              retrying={embed.isFetching}
            />
          )}
        </CardBody>
      </Card>
    )
  }
  return (
    <div className="space-y-5">
      <CheckForm website={data.website} />
      <AllowedOrigins saved={data.allowedOrigins} />
      <InstallationGuides embed={data} />
      <IdentitySecrets secrets={data.identitySecrets} />
    </div>
  )
}
