import { lazy, Suspense } from 'react'
import { Navigate, Outlet, Route, Routes, useLocation, useParams } from 'react-router-dom'
import { Skeletons } from '../components/skeletons.tsx'
import { manageTabs } from '../features/care/establishments/manage/tabs.ts'
import { residentPages } from '../features/care/residents/resident-tabs.ts'
import { loadWithTexts } from '../lib/i18n/parts.ts'
import { cameInvited } from '../lib/page/came-invited.ts'
import { code } from '../lib/page/code.ts'
import { later } from '../lib/page/later.tsx'
import { routes } from '../lib/page/routes.ts'
import { Guarded } from './guarded.tsx'
import { loadSignedIn } from './load-signed-in.ts'
import { LoadingPage } from './loading-page.tsx'
import { NotFoundWithin } from './not-found-within.tsx'
import { PageBoundary } from './page-boundary.tsx'
import { pages } from './pages.ts'
import { Starting } from './starting.tsx'

const SignedIn = later(loadSignedIn, <Starting isSignedIn />)
const SignInPage = later(
  code(() => import('../features/account/sign-in/sign-in-page.tsx')),
  null,
)
const CreateAccountPage = lazy(() => import('../features/account/create-account/create-account-page.tsx'))
const ForgotPasswordPage = lazy(() => import('../features/account/forgot-password/forgot-password-page.tsx'))
const InvitationPage = lazy(() =>
  loadWithTexts('invitation', () => import('../features/account/invitation/invitation-page.tsx')),
)
const AuthActionPage = lazy(() =>
  loadWithTexts('authAction', () => import('../features/account/auth-action/auth-action-page.tsx')),
)
const NotFoundOutside = lazy(() => import('./not-found-outside.tsx'))
const VerifyEmailPage = lazy(() =>
  loadWithTexts('verifyEmail', () => import('../features/account/verify-email/verify-email-page.tsx')),
)
const AdminArea = later(pages.adminArea, <LoadingPage />)
const AdministeredPage = later(pages.administered, <LoadingPage />)
const AdminUsersPage = later(pages.adminUsers, <LoadingPage />)
const AdminUserPage = later(pages.adminUser, <LoadingPage />)
const AllRefusalsPage = later(pages.allRefusals, <LoadingPage />)
const GeneralJournalPage = later(pages.generalJournal, <LoadingPage />)
const PermissionsPage = later(pages.permissions, <LoadingPage />)
const ProfilePage = later(pages.profile, <LoadingPage />)
const SettingsPage = later(pages.settings, <LoadingPage />)
const EstablishmentsPage = later(pages.establishments, <LoadingPage />)
const CreateEstablishmentPage = later(pages.newEstablishment, <LoadingPage />)
const ResidentsPage = later(pages.residents, <LoadingPage />)
const TodayPage = later(pages.today, <LoadingPage />)
const HandoverPage = later(pages.handover, <LoadingPage />)
const BoardPage = later(pages.board, <LoadingPage />)
const AlertsPage = later(pages.alerts, <LoadingPage />)
const AlertHistoryPage = later(pages.alertHistory, <LoadingPage />)
const AlertRecordPage = later(pages.alertRecord, <LoadingPage />)
const OwnMessagesPage = later(pages.ownMessages, <LoadingPage />)
const ResidentPage = later(pages.resident, <LoadingPage />)
const NotePage = later(pages.note, <LoadingPage />)
const TaskPage = later(pages.task, <LoadingPage />)
const ReportPage = later(pages.report, <LoadingPage />)
const DevicePage = later(pages.device, <LoadingPage />)
const ManagePage = later(pages.manage, <LoadingPage />)
const residentsOwn = residentPages.map(({ path, load }) => ({
  path: path(':eid', ':bid'),
  Tab: later<object>(load, <Skeletons shape="columns" />),
}))
const managed = manageTabs.map(({ path, load }) => ({
  path: path(':eid'),
  Tab: later<object>(load, <Skeletons shape="rows" />),
}))

/**
 * The routes that exist so far. Firestore and all that needs it load after sign-in only. Routes are
 * declared, not given to a data router: nothing here loads through one, and it would add 15 kB to the login page.
 */
export function Router() {
  return (
    <PageBoundary isWhole>
      <Suspense>
        <Routes>
          <Route element={<OwnBoundary />}>
            <Route
              path={routes.login}
              element={
                <Guarded access="signedOut">{() => <SignInPage onSubmitted={loadSignedIn} />}</Guarded>
              }
            />
            <Route
              path={routes.createAccount}
              element={<Guarded access="signedOut">{() => <CreateAccountPage />}</Guarded>}
            />
            <Route
              path={routes.forgotPassword}
              element={<Guarded access="signedOut">{() => <ForgotPasswordPage />}</Guarded>}
            />
            <Route
              path={routes.invitation}
              element={
                <Guarded access="anybody">
                  {(user) =>
                    user ? (
                      <Navigate to={routes.establishments} state={cameInvited} replace />
                    ) : (
                      <InvitationPage />
                    )
                  }
                </Guarded>
              }
            />
            {[routes.authAction, routes.reservedAuthAction].map((path) => (
              <Route
                key={path}
                path={path}
                element={
                  <Guarded access="anybody">
                    {(user) => <AuthActionPage signedInAs={user?.email ?? null} />}
                  </Guarded>
                }
              />
            ))}
          </Route>
          <Route
            path={routes.verifyEmail}
            element={
              <Guarded access="unverified">{(user) => user && <VerifyEmailPage user={user} />}</Guarded>
            }
          />
          <Route
            element={
              <Guarded access="signedIn">{(user) => user && <SignedIn key={user.uid} user={user} />}</Guarded>
            }
          >
            <Route path="/" element={<Navigate to={routes.establishments} replace />} />
            <Route path={routes.admin} element={<AdminArea />}>
              <Route index element={<Navigate to={routes.administered} replace />} />
              <Route path={routes.administered} element={<AdministeredPage />} />
              <Route path={routes.administeredOne(':eid')} element={<AdministeredOne />} />
              <Route path={routes.adminUsers} element={<AdminUsersPage />} />
              <Route path={routes.allRefusals} element={<AllRefusalsPage />} />
              <Route path={routes.generalJournal} element={<GeneralJournalPage />} />
              <Route path={routes.permissions} element={<PermissionsPage />} />
              <Route path={routes.adminUser(':uid')} element={<AdminUserPage />} />
            </Route>
            <Route path={routes.profile} element={<ProfilePage />} />
            <Route path={routes.ownMessages} element={<OwnMessagesPage />} />
            <Route path={routes.settings} element={<SettingsPage />} />
            <Route path={routes.establishments} element={<EstablishmentsPage />} />
            <Route path={routes.newEstablishment} element={<CreateEstablishmentPage />} />
            <Route path={routes.establishment(':eid')} element={<ResidentsPage />} />
            <Route path={routes.today(':eid')} element={<TodayPage />} />
            <Route path={routes.handover(':eid')} element={<HandoverPage />} />
            <Route path={routes.board(':eid')} element={<BoardPage />} />
            <Route path={routes.alerts(':eid')} element={<AlertsPage />} />
            <Route path={routes.alertHistory(':eid')} element={<AlertHistoryPage />} />
            <Route path={routes.alertRecord(':eid', ':aid')} element={<AlertRecordPage />} />
            <Route path={routes.alert(':eid', ':aid')} element={<AlertsPage />} />
            <Route element={<ResidentPage />}>
              {residentsOwn.map(({ path, Tab }) => (
                <Route key={path} path={path} element={<Tab />} />
              ))}
            </Route>
            <Route path={routes.notePage(':eid', ':bid', ':mid')} element={<NotePage />} />
            <Route path={routes.taskPage(':eid', ':bid', ':tid')} element={<TaskPage />} />
            <Route path={routes.report(':eid', ':bid')} element={<ReportPage />} />
            <Route path={routes.device(':eid', ':deviceId')} element={<DevicePage />} />
            <Route element={<ManagePage />}>
              {managed.map(({ path, Tab }) => (
                <Route key={path} path={path} element={<Tab />} />
              ))}
            </Route>
          </Route>
          <Route
            element={
              <Guarded access="anybody">
                {(user) =>
                  user?.emailVerified ? <SignedIn key={user.uid} user={user} /> : <NotFoundOutside />
                }
              </Guarded>
            }
          >
            <Route path={routes.notFound} element={<NotFoundWithin />} />
          </Route>
          <Route path="*" element={<Navigate to={routes.notFound} replace />} />
        </Routes>
      </Suspense>
    </PageBoundary>
  )
}

/** What cannot be shown of one page before the app says nothing of the next. */
function OwnBoundary() {
  const { pathname } = useLocation()
  return (
    <PageBoundary key={pathname} isWhole>
      <Outlet />
    </PageBoundary>
  )
}

/** A home is administered in the place of the home itself. */
function AdministeredOne() {
  const { eid = '' } = useParams()
  return <Navigate to={routes.informations(eid)} replace />
}
