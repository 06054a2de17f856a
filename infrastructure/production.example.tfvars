project           = "vcms-production"
environment       = "production"
cdn_domain        = "cdn.example.com"
deployer          = "serviceAccount:deploy@vcms-production.iam.gserviceaccount.com"
operators         = "group:operators@example.com"
restorers         = "group:restorers@example.com"
alarm_email       = "alarms@example.com"
billing_account   = "000000-000000-000000"
monthly_budget    = 500
functions_account = "serviceAccount:123456789012-compute@developer.gserviceaccount.com"

pipelines = {
  "remote-admin"      = "serviceAccount:remote-admin@vcms-production.iam.gserviceaccount.com"
  "remote-client"     = "serviceAccount:remote-client@vcms-production.iam.gserviceaccount.com"
  "remote-contractor" = "serviceAccount:remote-contractor@vcms-production.iam.gserviceaccount.com"
  "remote-cs"         = "serviceAccount:remote-cs@vcms-production.iam.gserviceaccount.com"
}

watchers = {
  "remote-admin"      = "serviceAccount:watch-admin@vcms-production.iam.gserviceaccount.com"
  "remote-client"     = "serviceAccount:watch-client@vcms-production.iam.gserviceaccount.com"
  "remote-contractor" = "serviceAccount:watch-contractor@vcms-production.iam.gserviceaccount.com"
  "remote-cs"         = "serviceAccount:watch-cs@vcms-production.iam.gserviceaccount.com"
}
