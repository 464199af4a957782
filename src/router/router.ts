import type { createBrowserRouter } from 'react-router-dom';

/** The only module that imports the router, so that its next major version is a change in one place. */
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
