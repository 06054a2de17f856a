project           = "vcms-staging"
environment       = "staging"
cdn_domain        = "cdn.staging.example.com"
deployer          = "serviceAccount:deploy@vcms-staging.iam.gserviceaccount.com"
operators         = "group:operators@example.com"
restorers         = "group:restorers@example.com"
alarm_email       = "alarms@example.com"
billing_account   = "000000-000000-000000"
monthly_budget    = 100
functions_account = "serviceAccount:123456789012-compute@developer.gserviceaccount.com"

pipelines = {
  "remote-admin"      = "serviceAccount:remote-admin@vcms-staging.iam.gserviceaccount.com"
  "remote-client"     = "serviceAccount:remote-client@vcms-staging.iam.gserviceaccount.com"
  "remote-contractor" = "serviceAccount:remote-contractor@vcms-staging.iam.gserviceaccount.com"
  "remote-cs"         = "serviceAccount:remote-cs@vcms-staging.iam.gserviceaccount.com"
}

watchers = {
  "remote-admin"      = "serviceAccount:watch-admin@vcms-staging.iam.gserviceaccount.com"
  "remote-client"     = "serviceAccount:watch-client@vcms-staging.iam.gserviceaccount.com"
  "remote-contractor" = "serviceAccount:watch-contractor@vcms-staging.iam.gserviceaccount.com"
  "remote-cs"         = "serviceAccount:watch-cs@vcms-staging.iam.gserviceaccount.com"
}
