/** Every address of the app, for the router and for links. */
export const routes = {
  login: '/login',
  verifyEmail: '/verify-email',
  notFound: '/404',
  establishments: '/establishment',
  establishment: (eid: string) => `/establishment/${eid}`,
  alerts: (eid: string) => `/establishment/${eid}/alerts`,
  alert: (eid: string, aid: string) => `/establishment/${eid}/alerts/${aid}`,
  beneficiary: (eid: string, bid: string) => `/establishment/${eid}/beneficiary/${bid}`,
} as const
