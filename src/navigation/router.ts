import type { createBrowserRouter } from 'react-router-dom';

/** The one door to the router: nothing else imports it, so that its next major version is a change in one place. */
export {
  createBrowserRouter,
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  Outlet,
  redirect,
  RouterProvider,
  StaticRouterProvider,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useRevalidator,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom';

export type BrowserRouter = ReturnType<typeof createBrowserRouter>;
