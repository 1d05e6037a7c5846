import { lazy, Suspense } from 'react'
import { Navigate, Outlet, Route, Routes, useLocation, useParams } from 'react-router-dom'
import { manageTabs } from '../features/care/establishments/manage/tabs.ts'
import { residentPages } from '../features/care/residents/resident-tabs.ts'
import { routes } from '../lib/page/routes.ts'
import { Guarded } from './guarded.tsx'
import { loadSignedIn } from './load-signed-in.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { PageBoundary } from './page-boundary.tsx'
import { pages } from './pages.ts'
import { Starting } from './starting.tsx'

const SignedIn = lazy(loadSignedIn)
const SignInPage = lazy(() => import('../features/account/sign-in/sign-in-page.tsx'))
const CreateAccountPage = lazy(() => import('../features/account/create-account/create-account-page.tsx'))
const ForgotPasswordPage = lazy(() => import('../features/account/forgot-password/forgot-password-page.tsx'))
const InvitationPage = lazy(() => import('../features/account/invitation/invitation-page.tsx'))
const AuthActionPage = lazy(() => import('../features/account/auth-action/auth-action-page.tsx'))
const VerifyEmailPage = lazy(() => import('../features/account/verify-email/verify-email-page.tsx'))
const AdminArea = lazy(pages.adminArea)
const AdministeredPage = lazy(pages.administered)
const AdminUsersPage = lazy(pages.adminUsers)
const AdminUserPage = lazy(pages.adminUser)
const AllRefusalsPage = lazy(pages.allRefusals)
const GeneralJournalPage = lazy(pages.generalJournal)
const PermissionsPage = lazy(pages.permissions)
const ProfilePage = lazy(pages.profile)
const SettingsPage = lazy(pages.settings)
const EstablishmentsPage = lazy(pages.establishments)
const CreateEstablishmentPage = lazy(pages.newEstablishment)
const ResidentsPage = lazy(pages.residents)
const TodayPage = lazy(pages.today)
const HandoverPage = lazy(pages.handover)
const AlertsPage = lazy(pages.alerts)
const ResidentPage = lazy(pages.resident)
const NotePage = lazy(pages.note)
const TaskPage = lazy(pages.task)
const ManagePage = lazy(pages.manage)
const residentsOwn = residentPages.map(({ path, load }) => ({ path: path(':eid', ':bid'), Tab: lazy(load) }))
const managed = manageTabs.map(({ path, load }) => ({ path: path(':eid'), Tab: lazy(load) }))

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
                  {(user) => (user ? <Navigate to="/" replace /> : <InvitationPage />)}
                </Guarded>
              }
            />
            {[routes.authAction, routes.reservedAuthAction].map((path) => (
              <Route
                key={path}
                path={path}
                element={<Guarded access="anybody">{() => <AuthActionPage />}</Guarded>}
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
              <Guarded access="signedIn">
                {(user) =>
                  user && (
                    <Suspense fallback={<Starting isSignedIn />}>
                      <SignedIn key={user.uid} user={user} />
                    </Suspense>
                  )
                }
              </Guarded>
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
            <Route path={routes.settings} element={<SettingsPage />} />
            <Route path={routes.establishments} element={<EstablishmentsPage />} />
            <Route path={routes.newEstablishment} element={<CreateEstablishmentPage />} />
            <Route path={routes.establishment(':eid')} element={<ResidentsPage />} />
            <Route path={routes.today(':eid')} element={<TodayPage />} />
            <Route path={routes.handover(':eid')} element={<HandoverPage />} />
            <Route path={routes.alerts(':eid')} element={<AlertsPage />} />
            <Route path={routes.alert(':eid', ':aid')} element={<AlertsPage />} />
            <Route element={<ResidentPage />}>
              {residentsOwn.map(({ path, Tab }) => (
                <Route key={path} path={path} element={<Tab />} />
              ))}
            </Route>
            <Route path={routes.notePage(':eid', ':bid', ':mid')} element={<NotePage />} />
            <Route path={routes.taskPage(':eid', ':bid', ':tid')} element={<TaskPage />} />
            <Route element={<ManagePage />}>
              {managed.map(({ path, Tab }) => (
                <Route key={path} path={path} element={<Tab />} />
              ))}
            </Route>
          </Route>
          <Route path={routes.notFound} element={<NotFoundPage />} />
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
